export default import.meta.glob<string>("../../../src/smallbox/locales/eo/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
