// Keeps the keys that go nowhere before the scripts have come: a hand scanner does not wait for them.
(() => {
  const most = 600;
  const note = (event) => {
    if (event.target.closest("input, textarea, select") === null)
      note.keys.push({ event, path: location.pathname });
    if (note.keys.length > most) note.keys.shift();
  };
  note.keys = [];
  note.since = performance.now();
  globalThis.queuedKeys = note;
  addEventListener("keydown", note, true);
})();
