export default import.meta.glob<string>("../../../src/smallbox/locales/hu/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
