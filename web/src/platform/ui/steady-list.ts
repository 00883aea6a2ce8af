import { takesText } from "./key-target.ts";

/** Milliseconds in which a person cannot have noticed that the list has moved. */
const reactionTime = 600;
/** Pixels: the tremor of a resting hand, and the miss of a double tap. */
const tremor = { mouse: 4, finger: 24 } as const;

const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("button, a, summary, label, li") : null;

/** A control with its text: a button with a new text has another function. */
const meaningOf = (target: EventTarget | null) => {
  const control = controlAt(target);
  return { control, words: control?.getAttribute("aria-label") ?? control?.textContent };
};

const startWatch = () => {
  let place = { x: Number.NaN, y: Number.NaN };
  let under = meaningOf(null);
  let changedAt = -Infinity;
  return {
    changed: (): void => {
      changedAt = performance.now();
    },
    move: ({ clientX: x, clientY: y, target, pointerType }: PointerEvent): void => {
      const minDistance = pointerType === "mouse" ? tremor.mouse : tremor.finger;
      if (Math.hypot(x - place.x, y - place.y) < minDistance) return;
      place = { x, y };
      under = meaningOf(target);
    },
    /** True if the control under the pointer was replaced, or got another text, just now. */
    movedUnderPointer: (target: EventTarget | null): boolean => {
      if (performance.now() - changedAt >= reactionTime) return false;
      const { control, words } = meaningOf(target);
      return control !== under.control || words !== under.words;
    },
    press: (target: EventTarget | null): void => {
      under = meaningOf(target);
    },
  };
};

/**
 * A ref for a list: ignores a press on a control that has just moved under the pointer. A held key
 * presses once.
 */
export const steadyList = (list: HTMLElement | null): (() => void) | undefined => {
  if (list === null) return undefined;
  const hand = startWatch();
  const end = new AbortController();
  const { signal } = end;
  const changes = new MutationObserver(hand.changed);
  changes.observe(list, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "aria-label"],
  });
  const press = (event: MouseEvent): void => {
    // A click by keyboard has no position: it presses the focused element.
    if (event.detail === 0) return;
    if (!hand.movedUnderPointer(event.target)) return hand.press(event.target);
    event.preventDefault();
    event.stopPropagation();
  };
  const keepFocus = (event: MouseEvent): void => {
    if (hand.movedUnderPointer(event.target)) event.preventDefault();
  };
  const repeat = (event: KeyboardEvent): void => {
    if (event.repeat && !takesText(event.target) && (event.key === "Enter" || event.key === " "))
      event.preventDefault();
  };
  window.addEventListener("pointermove", hand.move, { signal });
  window.addEventListener("pointerdown", hand.move, { signal, capture: true });
  list.addEventListener("mousedown", keepFocus, { signal, capture: true });
  list.addEventListener("click", press, { signal, capture: true });
  list.addEventListener("keydown", repeat, { signal, capture: true });
  return () => {
    end.abort();
    changes.disconnect();
  };
};
