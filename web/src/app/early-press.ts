type Note = { (event: Event): void; button?: HTMLButtonElement | null };

declare global {
  /** Set by web/head/early-press.js. */
  var earlyPress: Note | undefined;
}

const takeNote = (): HTMLButtonElement | undefined => {
  const note = globalThis.earlyPress;
  if (!note) return undefined;
  removeEventListener("click", note, true);
  globalThis.earlyPress = undefined;
  return note.button ?? undefined;
};

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

const namesakes = (root: Element, button: HTMLButtonElement): HTMLButtonElement[] =>
  [...root.querySelectorAll("button")].filter((each) => nameOf(each) === nameOf(button));

/** Remembers which button was pressed before the scripts had come; from now on the app itself hears. What it answers with presses that button, or the one that stands in its place by then. */
export const keepEarlyPress = (root: Element): (() => void) => {
  const pressed = takeNote();
  if (!pressed) return () => undefined;
  const place = namesakes(root, pressed).indexOf(pressed);
  return () => {
    const button = namesakes(root, pressed)[place];
    // What a browser does by itself it has done, for a button that is still there.
    if (!button || (button === pressed && button.popoverTargetElement !== null)) return;
    button.focus({ preventScroll: true });
    button.click();
  };
};
