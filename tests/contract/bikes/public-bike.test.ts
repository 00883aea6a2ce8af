import { describe, expect, it } from "vitest";
import { isNewlyRegistered, maskFrameNumber, publicFields } from "#contract/bikes/public-bike.ts";

const visibility = {
  name: false,
  brand: true,
  model: true,
  color: true,
  type: true,
  description: false,
  photo: false,
  whenStolen: true,
};
const bike = {
  status: "registered",
  brand: "Crescent",
  model: "Elina",
  color: "röd",
  type: "dam",
  city: "Umeå",
  name: "Kycklingen",
  description: "Sadelväska av läder",
  visibility,
} as const;

describe("the public fields of a bike", () => {
  it("are those that its owner shows, and its city", () => {
    expect(publicFields(bike, "photo")).toEqual({
      brand: "Crescent",
      model: "Elina",
      color: "röd",
      type: "dam",
      city: "Umeå",
      name: undefined,
      description: undefined,
      photo: undefined,
    });
  });

  it("include photo and description of a stolen bike, but not its name", () => {
    const stolen = { ...bike, status: "stolen" } as const;
    expect(publicFields(stolen, "photo")).toMatchObject({
      name: undefined,
      description: "Sadelväska av läder",
      photo: "photo",
    });
    expect(
      publicFields({ ...stolen, visibility: { ...visibility, whenStolen: false } }, "photo"),
    ).toMatchObject({ description: undefined, photo: undefined });
  });

  it("cut a long description between two words, within 140 bytes", () => {
    const description = "å ".repeat(200).trim();
    const { description: shown = "" } = publicFields(
      { ...bike, description, visibility: { ...visibility, description: true } },
      undefined,
    );
    expect(shown).toMatch(/^(?:å )+…$/);
    expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(140);
  });
});

describe("the public description of every bike", () => {
  it("shows the end of its number, and whether it is newly registered", () => {
    expect(maskFrameNumber("WTU204K8861")).toBe("•••861");
    const now = new Date("2026-11-20T12:00:00Z");
    expect(isNewlyRegistered("2026-10-22T12:00:00Z", now)).toBe(true);
    expect(isNewlyRegistered("2026-10-21T12:00:00Z", now)).toBe(false);
  });
});
