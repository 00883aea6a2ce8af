// Notes which button was pressed before the scripts that answer it have come; they press it once more.
(() => {
  const note = ({ target }) => {
    note.button = target.closest("#root button[type=button]") ?? note.button;
  };
  globalThis.earlyPress = note;
  addEventListener("click", note, true);
})();
