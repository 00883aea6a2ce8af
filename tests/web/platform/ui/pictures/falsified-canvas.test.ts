import { afterEach, describe, expect, it, vi } from "vitest";
import { isFalsified } from "#web/platform/ui/pictures/falsified-canvas.ts";

type Change = (drawn: readonly number[], place: number) => readonly number[];

/** A fake canvas that returns what was drawn, altered by a function. */
const giveCanvas = (change: Change): void => {
  const drawn: { at: number; colour: string }[] = [];
  const context = {
    fillStyle: "",
    fillRect: (at: number) => void drawn.push({ at, colour: context.fillStyle }),
    getImageData: (x: number) => {
      const { colour = "#000000" } = drawn.findLast(({ at }) => at <= x) ?? {};
      const channels = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
      return { data: Uint8ClampedArray.from([...change(channels, x), 255]) };
    },
  };
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => context }) });
};

afterEach(() => vi.unstubAllGlobals());

describe("isFalsified", () => {
  it("is false if the canvas returns what was drawn", () => {
    giveCanvas((drawn) => drawn);
    expect(isFalsified()).toBe(false);
  });

  it("is false for invisible noise in the last bits", () => {
    giveCanvas((drawn, place) => drawn.map((channel) => channel + (place % 3) - 1));
    expect(isFalsified()).toBe(false);
  });

  it.each<[string, Change]>([
    ["white", () => [255, 255, 255]],
    ["one brown", () => [120, 80, 40]],
    ["whatever comes", (_, place) => [(place * 83) % 256, (place * 47) % 256, (place * 139) % 256]],
  ])("is yes where %s is given out", (_name, change) => {
    giveCanvas(change);
    expect(isFalsified()).toBe(true);
  });

  it("is false if nothing can be drawn, which is reported elsewhere", () => {
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
    expect(isFalsified()).toBe(false);
  });
});
