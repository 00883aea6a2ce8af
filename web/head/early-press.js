// Notes which button was pressed before the scripts that answer it have come; they press it once more. A search goes to
// its answer by itself.
(() => {
  const note = ({ target }) => {
    const button = target.closest("#root button");
    if (button?.type === "button" || button?.form?.method === "dialog") note.button = button;
  };
  globalThis.earlyPress = note;
  addEventListener("click", note, true);
})();
