// Runs before the first paint, so that a dark page never flashes white. Keep it tiny: it blocks.
(() => {
  const chosen = localStorage.getItem("cr:theme");
  const dark = chosen === null ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
