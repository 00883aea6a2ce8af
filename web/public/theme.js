// Runs before the first paint, so that a dark page never flashes white. Keep it tiny: it blocks.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("cr:theme");
  } catch {
    // A browser that blocks storage follows the system.
  }
  const dark = chosen === null ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
