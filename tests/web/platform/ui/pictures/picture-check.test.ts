import { afterEach, describe, expect, it, vi } from "vitest";
import { faultOf } from "#web/platform/ui/pictures/picture-check.ts";

const canvas = vi.hoisted(() => ({ isFalsified: vi.fn(() => false) }));
vi.mock("#web/platform/ui/pictures/falsified-canvas.ts", () => canvas);

afterEach(() => {
  vi.unstubAllGlobals();
  canvas.isFalsified.mockReturnValue(false);
});

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
    ["a JPEG without a type, as some phones give it", file(jpeg, ""), undefined],
    ["a JPEG of an older name", file(jpeg, "image/pjpeg"), undefined],
    [
      "a photo of 20 MB, which is drawn smaller before it is sent",
      file(jpeg, "image/jpeg", 20_000_000),
      undefined,
    ],
    ["a file that no camera makes", file(jpeg, "image/jpeg", 64 * 1024 * 1024 + 1), "too-large"],
    ["a PDF", file([0x25, 0x50, 0x44, 0x46], "application/pdf"), "wrong-type"],
    ["a script that calls itself a JPEG", file([0x3c, 0x3f, 0x70, 0x68], "image/jpeg"), "wrong-type"],
    ["an empty file", new Blob([], { type: "image/png" }), "wrong-type"],
  ])("answers %s", async (_, blob, fault) => {
    expect(await faultOf(blob)).toBe(fault);
  });

  const heics = ["heic", "heix", "hevc", "mif1", "msf1"].map((brand) =>
    file([0, 0, 0, 24, ...Array.from(`ftyp${brand}`, (sign) => sign.charCodeAt(0))], "image/heic"),
  );

  it("accepts HEIC if the browser can read it, and names it otherwise", async () => {
    vi.stubGlobal("createImageBitmap", vi.fn().mockRejectedValue(new DOMException("", "InvalidStateError")));
    for (const heic of heics) expect(await faultOf(heic)).toBe("heic");
    vi.stubGlobal("createImageBitmap", async () => ({ close: () => undefined }));
    for (const heic of heics) expect(await faultOf(heic)).toBeUndefined();
  });

  it("detects a browser that falsifies pictures, before anything is sent", async () => {
    canvas.isFalsified.mockReturnValue(true);
    expect(await faultOf(file(jpeg, "image/jpeg"))).toBe("falsified");
  });
});
