// Starts the scripts of a page that can be read and used without them, once the page has been painted: before that
// they would only compete with its fonts.
(() => {
  // As no-eval.js does for the other pages, and for its reason.
  globalThis.__zod_globalConfig = { jitless: true };
  const { modules } = document.currentScript.dataset;
  const addresses = modules.split(" ").map((name) => `/assets/${name}.js`);
  const fetchAll = () => {
    const links = addresses.map((href) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
    document.head.append(...links);
  };
  // What they hold is run piece by piece, so that the page answers to touch in between.
  const runAll = async () => {
    for (const address of addresses) {
      await import(address);
      await globalThis.scheduler?.yield?.();
    }
  };
  const start = () => {
    for (const link of document.querySelectorAll("link[data-late]")) link.rel = link.dataset.late;
    // One after the other they would be fetched so, too, where nothing can fetch them ahead.
    if (!document.createElement("link").relList.supports("modulepreload")) {
      void Promise.all(addresses.map((address) => import(address))).catch(globalThis.sayFailedScript);
      return;
    }
    fetchAll();
    void runAll().catch(globalThis.sayFailedScript);
  };
  // What was asked for in the address stands in its fields already, though the answer is still to come.
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of asked) {
    const field = document.querySelector(`[name="${CSS.escape(name)}"]`);
    if (field?.form?.method === "get") field.value = value;
  }
  // Nothing is painted for someone signed in, what is asked for is drawn by the scripts alone, and not every browser
  // tells of its paints.
  const waits =
    document.documentElement.dataset.session === undefined &&
    asked.size === 0 &&
    globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (!waits) return start();
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
})();
