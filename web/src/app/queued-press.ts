type PressRecorder = {
  (event: Event): void;
  button?: HTMLButtonElement | null;
  held?: HTMLButtonElement | null;
};

declare global {
  /** Set by web/head/queued-press.js. */
  var queuedPress: PressRecorder | undefined;
}

const recordedEvents = ["pointerdown", "click", "input"] as const;

const stopRecording = (): Pick<PressRecorder, "button" | "held"> => {
  const recorder = globalThis.queuedPress;
  if (!recorder) return {};
  for (const type of recordedEvents) removeEventListener(type, recorder, true);
  globalThis.queuedPress = undefined;
  return recorder;
};

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent;

const namesakes = (root: Element, button: HTMLButtonElement): HTMLButtonElement[] =>
  [...root.querySelectorAll("button")].filter((each) => nameOf(each) === nameOf(button));

/** Returns a function that finds the corresponding button after rendering. */
const finderOf = (
  root: Element,
  button: HTMLButtonElement,
): ((drawn: Element) => HTMLButtonElement | undefined) => {
  const place = namesakes(root, button).indexOf(button);
  return (drawn) => namesakes(drawn, button)[place];
};

/** Clicks when the pointer is released: the browser fires no click if the button was replaced during the press. */
const clickOnRelease = (button: HTMLButtonElement): void => {
  const end = new AbortController();
  const onEnd = ({ type, target }: Event): void => {
    end.abort();
    if (type === "pointerup" && target instanceof Node && button.contains(target)) button.click();
  };
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, onEnd, { capture: true, signal: end.signal });
};

/** Stops recording and remembers the button pressed before the scripts ran. The returned function presses it, or its replacement, after rendering. */
export const keepQueuedPress = (root: Element): ((drawn: Element) => void) => {
  const { button: pressed, held } = stopRecording();
  const findPressed = pressed && finderOf(root, pressed);
  const findHeld = held && finderOf(root, held);
  return (drawn) => {
    const button = findPressed?.(drawn);
    // The browser has already opened a popover of a button that is still there.
    if (button && (button !== pressed || !button.hasAttribute("popovertarget"))) {
      button.focus({ preventScroll: true });
      button.click();
    }
    const holding = findHeld?.(drawn);
    if (holding && holding !== held) clickOnRelease(holding);
  };
};
