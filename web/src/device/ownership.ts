// A table belongs to one page at a time: to the one that went there last.

/** Make a table this page's; `lost` is called when another page takes it. */
export type TakeTable = (table: string, lost: () => void) => Promise<void>;

export const takeTable: TakeTable = (table, lost) =>
  new Promise((taken) => {
    // Only an address that is safe has locks. Without them the store notices it when two pages go on with a table.
    if (!navigator.locks) return taken();
    const keep = (): Promise<never> => {
      taken();
      return new Promise(() => {});
    };
    navigator.locks.request(`smallbox ${table}`, { steal: true }, keep).catch(lost);
  });
