/** As a `ref`: gives an element the focus when it comes. */
export const focus = (element: HTMLElement | null): void => element?.focus();
