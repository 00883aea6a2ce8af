import { beforeEach, describe, expect, it } from "vitest";
import { keepPrintFit, readPrintFit } from "#web/stickers/print/print-fit.ts";

describe("the print settings of a browser", () => {
  beforeEach(() => localStorage.clear());

  it("are our own sheet without offset, until changed", () => {
    expect(readPrintFit()).toEqual({ layout: "sheet", offset: { x: 0, y: 0 } });
  });

  it("are stored to a tenth of a millimetre", () => {
    keepPrintFit({ layout: "avery-l7160", offset: { x: 0.64, y: -0.38 } });
    expect(readPrintFit()).toEqual({ layout: "avery-l7160", offset: { x: 0.6, y: -0.4 } });
  });

  it("limit offsets to ten millimetres, and ignore invalid numbers", () => {
    const stored = keepPrintFit({ layout: "sheet", offset: { x: 300, y: NaN } });
    expect(stored.offset).toEqual({ x: 10, y: 0 });
    expect(readPrintFit()).toEqual(stored);
  });

  it.each([
    "{",
    '{"layout":"toString","offset":{"x":0,"y":0}}',
    '{"layout":"sheet","offset":{"x":99,"y":0}}',
  ])("fall back to the defaults if %s was stored", (stored) => {
    localStorage.setItem("print-fit", stored);
    expect(readPrintFit()).toEqual({ layout: "sheet", offset: { x: 0, y: 0 } });
  });
});
