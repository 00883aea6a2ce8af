// Notes which button was pressed before the scripts that answer it have come; they press it once more. A form that needs them to be sent is a dialog's, so that the browser leaves it alone.
(() => {
  const answered = "#root :is(button[type=button], form[method=dialog] button)";
  const note = ({ type, target }) => {
    const button = type === "input" ? undefined : target.closest(answered);
    if (type === "pointerdown") note.held = button;
    // A person who types on is not done with what they pressed.
    else if (type === "input") note.button = undefined;
    else {
      note.held = undefined;
      note.button = button ?? note.button;
    }
  };
  globalThis.queuedPress = note;
  for (const type of ["pointerdown", "click", "input"]) addEventListener(type, note, true);
})();
