type Note = { (event: Event): void; button?: HTMLButtonElement | null; held?: HTMLButtonElement | null };

declare global {
  /** Set by web/head/queued-press.js. */
  var queuedPress: Note | undefined;
}

const noted = ["pointerdown", "click", "input"] as const;

const takeNote = (): Pick<Note, "button" | "held"> => {
  const note = globalThis.queuedPress;
  if (!note) return {};
  for (const type of noted) removeEventListener(type, note, true);
  globalThis.queuedPress = undefined;
  return note;
};

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

const namesakes = (root: Element, button: HTMLButtonElement): HTMLButtonElement[] =>
  [...root.querySelectorAll("button")].filter((each) => nameOf(each) === nameOf(button));

/** Answers with what finds the button that stands in the same place in what is drawn later. */
const placeOf = (
  root: Element,
  button: HTMLButtonElement,
): ((drawn: Element) => HTMLButtonElement | undefined) => {
  const place = namesakes(root, button).indexOf(button);
  return (drawn) => namesakes(drawn, button)[place];
};

/** A press that begins on a button and ends on the one that has taken its place is no click for the browser. */
const pressWhenLetGo = (button: HTMLButtonElement): void => {
  const end = new AbortController();
  const onEnd = ({ type, target }: Event): void => {
    end.abort();
    if (type === "pointerup" && target instanceof Node && button.contains(target)) button.click();
  };
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, onEnd, { capture: true, signal: end.signal });
};

/** Remembers which button was pressed before the scripts had come, or is being pressed; from now on the app itself hears. What it answers with presses that button, or the one that stands in its place in what is drawn by then. */
export const keepQueuedPress = (root: Element): ((drawn: Element) => void) => {
  const { button: pressed, held } = takeNote();
  const findPressed = pressed && placeOf(root, pressed);
  const findHeld = held && placeOf(root, held);
  return (drawn) => {
    const button = findPressed?.(drawn);
    // What a browser does by itself it has done, for a button that is still there.
    if (button && (button !== pressed || button.popoverTargetElement === null)) {
      button.focus({ preventScroll: true });
      button.click();
    }
    const holding = findHeld?.(drawn);
    if (holding && holding !== held) pressWhenLetGo(holding);
  };
};
