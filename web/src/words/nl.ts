export default import.meta.glob<string>("../../../src/smallbox/locales/nl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
