import { beforeEach, describe, expect, it } from "vitest";
import { keepPrintFit, readPrintFit } from "#web/shared/qr-print/print-fit.ts";

describe("what this browser prints with", () => {
  beforeEach(() => localStorage.clear());

  it("is the product's own sheet, not moved, until something else is chosen", () => {
    expect(readPrintFit()).toEqual({ layout: "sheet", offset: { x: 0, y: 0 } });
  });

  it("is remembered to a tenth of a millimetre", () => {
    keepPrintFit({ layout: "avery-l7160", offset: { x: 0.64, y: -0.38 } });
    expect(readPrintFit()).toEqual({ layout: "avery-l7160", offset: { x: 0.6, y: -0.4 } });
  });

  it("moves nothing further than ten millimetres, nor by what is no number", () => {
    const kept = keepPrintFit({ layout: "sheet", offset: { x: 300, y: NaN } });
    expect(kept.offset).toEqual({ x: 10, y: 0 });
    expect(readPrintFit()).toEqual(kept);
  });

  it.each([
    "{",
    '{"layout":"toString","offset":{"x":0,"y":0}}',
    '{"layout":"sheet","offset":{"x":99,"y":0}}',
  ])("is what it is at first where %s was stored", (stored) => {
    localStorage.setItem("print-fit", stored);
    expect(readPrintFit()).toEqual({ layout: "sheet", offset: { x: 0, y: 0 } });
  });
});
