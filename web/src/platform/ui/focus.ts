/** For `ref`: focuses an element when it mounts. */
export const focus = (element: HTMLElement | null): void => element?.focus();
