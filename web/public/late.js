// Starts the script of a page that can be read and used without it, once the page has been painted: before that
// it would only compete with the fonts.
(() => {
  const { script } = document.currentScript.dataset;
  const start = (_paints, observer) => {
    observer.disconnect();
    import(script);
  };
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
})();
