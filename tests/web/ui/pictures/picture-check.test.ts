import { describe, expect, it } from "vitest";
import { faultOf } from "#web/ui/pictures/picture-check.ts";

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47];
const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];
const file = (bytes: number[], type: string, size = 32) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], { type });

describe("faultOf", () => {
  it.each([
    ["a JPEG", file(jpeg, "image/jpeg"), undefined],
    ["a PNG", file(png, "image/png"), undefined],
    ["a WebP", file(webp, "image/webp"), undefined],
    ["a picture of exactly 5 MB", file(jpeg, "image/jpeg", 5_242_880), undefined],
    ["a picture one byte larger", file(jpeg, "image/jpeg", 5_242_881), "too-large"],
    ["a PDF", file([0x25, 0x50, 0x44, 0x46], "application/pdf"), "wrong-type"],
    ["a script that calls itself a JPEG", file([0x3c, 0x3f, 0x70, 0x68], "image/jpeg"), "wrong-type"],
    ["an empty file", new Blob([], { type: "image/png" }), "wrong-type"],
  ])("answers %s", async (_, blob, fault) => {
    expect(await faultOf(blob)).toBe(fault);
  });
});
