/**
 * Ignores the second press of a double click on any control. A page learns by a timer that its
 * request is under way, and the press may come before that.
 */
export const ignoreSecondPresses = (): (() => void) => {
  const pressed = new Set<EventTarget | null>();
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  const press = (event: Event): void => {
    const { target } = event;
    if (pressed.has(target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    pressed.add(target);
    // The page's own timer starts later than the first of these.
    setTimeout(() => setTimeout(() => pressed.delete(target)));
  };
  window.addEventListener("click", press, options);
  window.addEventListener("submit", press, options);
  return () => end.abort();
};
