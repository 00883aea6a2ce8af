// Runs before the first paint, so that a dark page never flashes white, and nobody who is signed in sees the landing
// page before the app that takes its place. Keep it tiny: it blocks.
(() => {
  const page = document.documentElement.dataset;
  let chosen = null;
  try {
    chosen = localStorage.getItem("cr:theme");
    const known = Object.keys(localStorage);
    if (known.some((key) => /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/.test(key)))
      page.session = "stored";
  } catch {
    // A browser that blocks storage follows the system.
  }
  const dark = chosen === null ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  page.theme = dark ? "dark" : "light";
})();
