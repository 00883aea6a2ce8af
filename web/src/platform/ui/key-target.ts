/** True if a key pressed there types text. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("dialog, [role=dialog]") !== null;
