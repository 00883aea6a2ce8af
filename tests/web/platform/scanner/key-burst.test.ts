import { describe, expect, it } from "vitest";
import { keyBurst } from "#web/platform/scanner/key-burst.ts";

type Pauses = (index: number) => number;

/** Types keys with given pauses; returns the detected scans. */
const typed = (keys: readonly string[], pauses: Pauses): readonly (string | undefined)[] => {
  const burst = keyBurst<undefined>();
  let at = 1000;
  return keys.map((key, index) => {
    at += pauses(index);
    const told = burst.next({ key, at, where: undefined });
    return told?.isFast === true ? told.text : undefined;
  });
};

const scan = (text: string, pause: number, end = "Enter"): string | undefined =>
  typed([...Array.from(text), end], () => pause).at(-1);

describe("a hand scanner", () => {
  it.each([0, 5, 15, 30, 45])("is recognised by its speed, with %s ms between keys", (pause) => {
    expect(scan("WTU204K8861", pause)).toBe("WTU204K8861");
  });

  it("is reported at its Enter or Tab", () => {
    expect(typed(["W", "T", "U", "2", "Enter"], () => 8)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      "WTU2",
    ]);
    expect(scan("WTU204K8861", 8, "Tab")).toBe("WTU204K8861");
  });

  it("may send Shift, and an Esc in between does not matter", () => {
    expect(typed(["Shift", "W", "Shift", "T", "Escape", "U", "2", "Enter"], () => 8).at(-1)).toBe("WTU2");
  });

  it("is complete even if the page was slow for a moment", () => {
    const slowAt = (slow: number): string | undefined =>
      typed([...Array.from("WTU204K8861"), "Enter"], (index) => (index === slow ? 130 : 12)).at(-1);
    for (let slow = 1; slow < 11; slow += 1) expect(slowAt(slow)).toBe("WTU204K8861");
  });

  it("starts at its first key, whatever was typed before", () => {
    const keys = [...Array.from("CrescWTU204K8861"), "Enter"];
    expect(typed(keys, (index) => (index < 5 ? 110 : index === 5 ? 85 : 10)).at(-1)).toBe("WTU204K8861");
    expect(typed(keys, (index) => (index < 5 ? 110 : index === 5 ? 700 : 10)).at(-1)).toBe("WTU204K8861");
  });

  it("is reported once", () => {
    const keys = ["W", "T", "U", "2", "Enter", "Enter", "x", "Enter"];
    expect(typed(keys, () => 5).filter((text) => text !== undefined)).toEqual(["WTU2"]);
  });
});

describe("a person's typing", () => {
  it("is not a scan, however fast", () => {
    for (const pause of [55, 60, 80, 120]) expect(scan("Crescent", pause)).toBeUndefined();
  });

  it("is not a scan if some keys are pressed almost at once", () => {
    let seed = 20_261_128;
    const next = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    for (let round = 0; round < 500; round += 1) {
      // Every third key follows within 30 ms.
      const pauses = (index: number): number => (index % 3 === 2 ? 30 * next() : 55 + 120 * next());
      expect(typed([...Array.from("kund@example.se"), "Enter"], pauses).at(-1)).toBeUndefined();
    }
  });

  it("is not a scan if it is only a key or two before Enter", () => {
    expect(scan("ab", 5)).toBeUndefined();
    expect(scan("", 5)).toBeUndefined();
  });
});
