import { vi } from "vitest";

/** Adds browser features that antd and our pages need and jsdom lacks. */
export const giveLayout = (): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
};

/** Lets dialogs open, which jsdom cannot. */
export const giveDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
};

/** Pretends to be in view on request. */
export const sight = { near: false };
class Sight {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe() {
    const entry = { isIntersecting: sight.near } as IntersectionObserverEntry;
    queueMicrotask(() => this.#seen([entry], this as unknown as IntersectionObserver));
  }
  unobserve() {}
  disconnect() {}
}

export const giveSight = (): void => {
  sight.near = false;
  vi.stubGlobal("IntersectionObserver", Sight);
};
