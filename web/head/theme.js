// Runs before the first paint, so that a dark page never flashes white, and nobody who is signed in sees the landing
// page before the app that takes its place. Keep it tiny: it blocks.
(() => {
  const page = document.documentElement.dataset;
  let chosen;
  try {
    chosen = localStorage.getItem("cr:theme");
    // Amplify keeps the name of whoever is signed in under such a key.
    if (Object.keys(localStorage).some((key) => key.endsWith(".LastAuthUser"))) page.session = "stored";
  } catch {
    // A browser that blocks storage follows the system.
  }
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  page.theme = dark ? "dark" : "light";
})();
