import { describe, expect, it } from "vitest";
import { BikeEdit, hoursToCorrect } from "#contract/bikes/bike-changes.ts";
import { applyEdit } from "#lambdas/bikes/apply-edit.ts";
import { wasSomeoneElses } from "#lambdas/bikes/former-bikes.ts";
import { requireEditable, withNewNumber } from "#lambdas/bikes/registration/edit-rules.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { hours } from "./garage.ts";

const bike = (over: Partial<BikeItem> = {}): BikeItem => ({
  ...aBike(),
  frameNumber: "WTU204K8861",
  registeredAt: noon.toISOString(),
  batterySerialNumber: "BAT-1",
  ...over,
});

const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);
const withinADay = later(hours(hoursToCorrect) - 1);
const afterADay = later(hours(hoursToCorrect));

const outcomeOf = (there: BikeItem, edit: Record<string, unknown>, now: Date): string => {
  try {
    requireEditable(there, applyEdit(there, BikeEdit.parse(edit)), now);
    return "changed";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

describe("the editable fields of a bike", () => {
  const always = [
    { name: "Punkteringen" },
    { name: null },
    { color: "röd" },
    { description: "Ny sadel" },
    { city: "Umeå" },
    { photoUploadId: `upload_${"1".repeat(26)}` },
    { batterySerialNumber: "BAT-2" },
    { batterySerialNumber: null },
  ];
  it.each(always)("allows %j at any time", (edit) => {
    expect(outcomeOf(bike(), edit, withinADay)).toBe("changed");
    expect(outcomeOf(bike(), edit, afterADay)).toBe("changed");
    expect(outcomeOf(bike({ status: "pending_review" }), edit, afterADay)).toBe("changed");
  });

  const forADay = [{ frameNumber: "OTHER12345" }, { brand: "Trek" }, { model: "Annan" }, { type: "mtb" }];
  it.each(forADay)("allows %j for a day", (edit) => {
    expect(outcomeOf(bike(), edit, withinADay)).toBe("changed");
    expect(outcomeOf(bike({ status: "pending_review" }), edit, withinADay)).toBe("changed");
    expect(outcomeOf(bike(), edit, afterADay)).toBe("bike-locked");
    expect(outcomeOf(bike(), { name: "Ny", ...edit }, afterADay)).toBe("bike-locked");
  });

  it("allows nothing for a stolen bike", () => {
    for (const edit of [...always, ...forADay, {}])
      expect(outcomeOf(bike({ status: "stolen" }), edit, withinADay)).toBe("stolen-cannot-be-edited");
  });

  it("excludes the serial number of a stolen battery", () => {
    const missed = bike({ batteryStolenSince: "2026-11-19" });
    for (const batterySerialNumber of [null, "", "BAT-2"])
      expect(outcomeOf(missed, { batterySerialNumber }, withinADay)).toBe("battery-already-stolen");
    expect(outcomeOf(missed, { batterySerialNumber: "BAT-1", name: "Ny" }, withinADay)).toBe("changed");
  });

  it("includes unchanged values and other spellings of the number, even when locked", () => {
    const { brand, model, type, frameNumber } = bike();
    expect(outcomeOf(bike(), { brand, model, type, frameNumber }, afterADay)).toBe("changed");
    expect(outcomeOf(bike(), { frameNumber: "wtu-204 k8861" }, afterADay)).toBe("changed");
  });

  it("allows three corrections of the frame number", () => {
    const corrected = bike({ formerNumbers: ["A123456", "B123456", "C123456"] });
    expect(outcomeOf(corrected, { frameNumber: "D123456" }, withinADay)).toBe("bike-locked");
    expect(outcomeOf(corrected, { brand: "Trek" }, withinADay)).toBe("changed");
  });
});

describe("an edit", () => {
  it("removes null or empty fields and keeps those not named", () => {
    const there = bike({ name: "Gamla", description: "Text", city: "Malmö" });
    const { after } = applyEdit(there, BikeEdit.parse({ name: null, description: "  ", color: "röd" }));
    expect(after).toMatchObject({ name: undefined, description: undefined, city: "Malmö", color: "röd" });
    expect(after.version).toBe(there.version + 1);
  });

  it("keeps former numbers, and forgets one that is used again", () => {
    const once = applyEdit(bike(), { frameNumber: "B123456" }).after;
    expect(once.formerNumbers).toEqual(["WTU204K8861"]);
    const twice = applyEdit(once, { frameNumber: "C123456" }).after;
    expect(twice.formerNumbers).toEqual(["WTU204K8861", "B123456"]);
    expect(applyEdit(twice, { frameNumber: "wtu204-k8861" }).after.formerNumbers).toEqual([
      "B123456",
      "C123456",
    ]);
  });

  it("returns the identifying fields before and after", () => {
    expect(applyEdit(bike(), { brand: "Trek", color: "röd", model: bike().model }).changes).toEqual([
      { field: "brand", from: bike().brand, to: "Trek" },
    ]);
  });

  it("without changes differs in nothing", () => {
    expect(applyEdit(bike(), {}).differs).toBe(false);
    expect(applyEdit(bike({ city: undefined }), { city: null }).differs).toBe(false);
    expect(applyEdit(bike(), { city: "Lund" }).differs).toBe(true);
  });

  it("drops control characters and marks that reverse text", () => {
    expect(BikeEdit.parse({ name: "\u202eRöd\u0007" })).toEqual({ name: "Röd" });
  });
});

describe("another number", () => {
  const none = { possibleDuplicate: false };
  const changed = (
    over: Partial<BikeItem>,
    frameNumber: string,
    judgement: Parameters<typeof withNewNumber>[2] = none,
  ) => {
    const there = bike(over);
    const { status, reviewReason, possibleDuplicate } = withNewNumber(
      there,
      applyEdit(there, { frameNumber }).after,
      judgement,
    );
    return { status, reviewReason, possibleDuplicate };
  };

  it("needs a review, because the receipt was read for the old one", () => {
    expect(changed({}, "OTHER12345")).toMatchObject({
      status: "pending_review",
      reviewReason: "number-changed",
    });
  });

  it("that looks the same needs none", () => {
    expect(changed({}, "WTUZO4K886I")).toMatchObject({ status: "registered", reviewReason: undefined });
  });

  it("of a bike under review keeps the reason of that review", () => {
    const waiting = { status: "pending_review", reviewReason: "receipt" } as const;
    expect(changed(waiting, "OTHER12345")).toMatchObject(waiting);
    expect(changed(waiting, "WTUZO4K886I")).toMatchObject(waiting);
  });

  it("that somebody else's deleted bike had needs a review even if it looks the same", () => {
    expect(changed({}, "WTUZO4K886I", { ...none, review: "registered-before" })).toMatchObject({
      status: "pending_review",
      reviewReason: "registered-before",
    });
  });

  it("that resembles another bike's is flagged", () => {
    expect(changed({}, "OTHER12345", { possibleDuplicate: true })).toMatchObject({
      possibleDuplicate: true,
    });
  });
});

describe("a former bike with the number", () => {
  const deleted = (ownerId: string, deletedAt: string) => [{ bikeId: "bike_1", ownerId, deletedAt }];
  it.each([
    ["someone else, yesterday", deleted("erik", "2026-11-19T12:00:00.000Z"), true],
    ["someone else, just less than 24 months ago", deleted("erik", "2024-11-20T12:00:01.000Z"), true],
    ["someone else, 24 months ago", deleted("erik", "2024-11-20T12:00:00.000Z"), false],
    ["oneself", deleted("anna", "2026-11-19T12:00:00.000Z"), false],
    ["nobody", [], false],
  ] as const)("by %s", (_who, former, looked) => {
    expect(wasSomeoneElses(former, "anna", noon)).toBe(looked);
  });
});
