/**
 * For `ref` of a list: when the focused row disappears, the next row gets the focus. It focuses the
 * row itself, so that another Enter does not decide the next case.
 */
export const keepFocus = (list: HTMLElement | null): (() => void) | undefined => {
  if (list === null) return undefined;
  let row: Element | undefined;
  let place = -1;
  const note = (): void => {
    const rows = [...list.children];
    const focused = rows.find((one) => one.contains(document.activeElement));
    row = focused ?? row;
    if (row?.isConnected === true) place = rows.indexOf(row);
  };
  const change = (): void => {
    if (row === undefined || row.isConnected) return note();
    row = undefined;
    const next = list.children[Math.min(place, list.children.length - 1)];
    if (document.activeElement !== document.body || !(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus();
  };
  const changes = new MutationObserver(change);
  changes.observe(list, { childList: true });
  list.addEventListener("focusin", note);
  return () => {
    changes.disconnect();
    list.removeEventListener("focusin", note);
  };
};
