import { vi } from "vitest";

/** Gives a test in Node the events of a window and its document. */
export const giveWindow = (): { readonly window: EventTarget; readonly document: EventTarget } => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  return { window, document };
};
