export default import.meta.glob<string>("../../../src/smallbox/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
