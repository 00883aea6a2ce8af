import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanPicture } from "#lambdas/platform/uploads/clean-picture.ts";
import { describePicture } from "#lambdas/platform/uploads/describe-picture.ts";
import { aBomb, aJpeg, aPhoneJpeg, aPicture, php, svg } from "./context.ts";

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe("cleaning a picture", () => {
  it.each(["jpeg", "png", "webp"] as const)("makes a JPEG of a %s", async (format) => {
    const cleaned = await cleanPicture(await aPicture().toFormat(format).toBuffer(), "receipt");
    expect(await sizeOf(cleaned)).toEqual({ format: "jpeg", width: 640, height: 480 });
  });

  it("turns it upright and removes its location", async () => {
    const taken = await aPhoneJpeg();
    expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Phone");
    const cleaned = await cleanPicture(taken, "receipt");
    const { exif, icc, iptc, xmp, orientation, width, height } = await sharp(cleaned).metadata();
    expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
    expect({ width, height }).toEqual({ width: 480, height: 640 });
    expect(cleaned.toString("latin1")).not.toMatch(/Exif|Phone|GPS/);
  });

  it("makes transparent parts white", async () => {
    const clear = sharp({ create: { width: 100, height: 100, channels: 4, background: "#0000" } });
    const { data } = await sharp(await cleanPicture(await clear.png().toBuffer(), "receipt"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((value) => value > 250)).toBe(true);
  });

  it("shrinks it to 3,000 pixels and never enlarges it", async () => {
    const large = await aPicture().resize(4000, 1000, { fit: "fill" }).jpeg().toBuffer();
    expect(await sizeOf(await cleanPicture(large, "receipt"))).toMatchObject({ width: 3000, height: 750 });
  });

  it("removes hidden data behind the picture, in its metadata or between its parts", async () => {
    const script = "<script>alert(1)</script><?php system('id'); ?>";
    const tail = Buffer.concat([await aJpeg(), Buffer.from(script)]);
    const comment = await aPicture()
      .withExif({ IFD0: { Copyright: script } })
      .jpeg()
      .toBuffer();
    const archive = Buffer.concat([
      await aPicture().png().toBuffer(),
      Buffer.from(`PK\u0003\u0004${script}`),
    ]);
    for (const hostile of [tail, comment, archive]) {
      const cleaned = await cleanPicture(hostile, "receipt");
      expect(cleaned.toString("latin1")).not.toMatch(/script|php/);
    }
  });

  it.each([
    ["a renamed PHP file", async () => php, "upload-wrong-type"],
    ["a drawing that can run scripts", async () => svg, "upload-wrong-type"],
    ["a GIF", async () => aPicture().gif().toBuffer(), "upload-wrong-type"],
    ["nothing", async () => Buffer.alloc(0), "upload-wrong-type"],
    [
      "PHP behind a JPEG's first bytes",
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), php]),
      "upload-unreadable",
    ],
    ["a truncated JPEG", async () => (await aJpeg()).subarray(0, 9000), "upload-unreadable"],
    [
      "a truncated PNG",
      async () => (await aPicture().png().toBuffer()).subarray(0, 3000),
      "upload-unreadable",
    ],
    [
      "a truncated WebP",
      async () => (await aPicture().webp().toBuffer()).subarray(0, 1500),
      "upload-unreadable",
    ],
    ["a picture too small to read", async () => aPicture().resize(60).jpeg().toBuffer(), "upload-unreadable"],
    [
      "a sliver",
      async () => aPicture().resize(4000, 90, { fit: "fill" }).jpeg().toBuffer(),
      "upload-unreadable",
    ],
    ["50,000 × 50,000 pixels", async () => aBomb(), "upload-too-many-pixels"],
  ])("refuses %s", async (_what, make, code) => {
    await expect(cleanPicture(await make(), "receipt")).rejects.toMatchObject({ code });
  });

  it("refuses 50,000 × 50,000 pixels without unpacking them", async () => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    await cleanPicture(aBomb(), "receipt").catch(() => undefined);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });
});

describe("the perceptual hash of a picture", () => {
  const bitsApart = (a: string, b: string) =>
    (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll("0", "").length;

  it("is nearly the same in any size and quality", async () => {
    const original = await describePicture(await aJpeg());
    const copy = await describePicture(await aPicture().resize(320).jpeg({ quality: 40 }).toBuffer());
    expect(original.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
    expect(bitsApart(original.perceptualHash, copy.perceptualHash)).toBeLessThan(8);
    expect(copy.sha256).not.toBe(original.sha256);
  });

  it("differs between pictures", async () => {
    const one = await describePicture(await aJpeg());
    const other = await describePicture(await aPicture("#ffffff", "#000000").flop().jpeg().toBuffer());
    expect(bitsApart(one.perceptualHash, other.perceptualHash)).toBeGreaterThan(8);
  });
});
