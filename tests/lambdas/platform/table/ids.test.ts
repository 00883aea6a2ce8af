import { describe, expect, it } from "vitest";
import { datedNumber, timeOrderedId } from "#lambdas/platform/table/ids.ts";

const day = { year: 2026, month: 1, day: 9 };

describe("the number of a letter", () => {
  it("has the date and six characters that can be read aloud", () => {
    expect(datedNumber("K", day, new Uint8Array([0, 0, 0, 0]))).toBe("K-260109-000000");
    expect(datedNumber("K", day, new Uint8Array([0, 0, 0, 33]))).toBe("K-260109-000011");
    expect(datedNumber("K", day, new Uint8Array([255, 255, 255, 255]))).toBe("K-260109-ZZZZZZ");
  });
});

describe("an id", () => {
  it("sorts by time whatever its random part", () => {
    const at = (time: string, byte: number) =>
      timeOrderedId("bike", new Date(time), new Uint8Array(10).fill(byte));
    const ids = [
      at("2026-11-20T12:00:00.000Z", 255),
      at("2026-11-20T12:00:00.001Z", 0),
      at("2027-01-01T00:00:00.000Z", 0),
    ];
    expect(ids.toSorted()).toEqual(ids);
    expect(ids[0]).toMatch(/^bike_[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
