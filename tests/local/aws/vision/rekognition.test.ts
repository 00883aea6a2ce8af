import {
  DetectLabelsCommand,
  DetectTextCommand,
  type DetectLabelsCommandInput,
} from "@aws-sdk/client-rekognition";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import photos from "#tests/fixtures/bike-photos/truth.json" with { type: "json" };
import { fixture, startVision } from "./vision-server.ts";

const stored = new Map([["uploads/bike.jpg", fixture("bike-photos/blue-cannondale.jpg")]]);
const vision = await startVision(stored);
afterAll(() => vision.close());

const labels = (Bytes: Buffer, more: Partial<DetectLabelsCommandInput> = {}) =>
  vision.rekognition.send(new DetectLabelsCommand({ Image: { Bytes }, ...more }));
const text = async (Bytes: Buffer) => {
  const { TextDetections } = await vision.rekognition.send(new DetectTextCommand({ Image: { Bytes } }));
  return TextDetections!;
};
const refusal = (Bytes: Buffer) => labels(Bytes).catch((error: Error) => error.name);

describe("A bicycle seen from the side", () => {
  it.each(photos)("is found, and its frame is $colour, in $file", async ({ file, colour }) => {
    const answer = await labels(fixture(`bike-photos/${file}`), {
      Features: ["GENERAL_LABELS", "IMAGE_PROPERTIES"],
    });
    expect(answer.LabelModelVersion).toBe("local-geometry-1");
    expect(answer.Labels!.map(({ Name }) => Name)).toEqual(["Bicycle"]);
    const { Width, Height } = answer.Labels![0]!.Instances![0]!.BoundingBox!;
    expect(Width).toBeGreaterThan(0.5);
    expect(Height).toBeGreaterThan(0.4);
    const [main] = answer.ImageProperties!.Foreground!.DominantColors!;
    expect(main).toMatchObject({ SimplifiedColor: colour, HexCode: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(main!.PixelPercent).toBeGreaterThan(20);
  });

  it.each(photos)("carries the name $brand in $file", async ({ file, brand }) => {
    const detections = await text(fixture(`bike-photos/${file}`));
    const line = detections.find(({ Type }) => Type === "LINE")!;
    expect(line.DetectedText!.toUpperCase()).toBe(brand);
    expect(detections.find(({ Type }) => Type === "WORD")).toMatchObject({
      ParentId: line.Id,
      DetectedText: line.DetectedText,
    });
    const { Left, Width } = line.Geometry!.BoundingBox!;
    expect(Left! + Width! / 2).toBeGreaterThan(0.4);
    expect(Left! + Width! / 2).toBeLessThan(0.8);
  });

  it("is found in a picture from the bucket", async () => {
    const Image = { S3Object: { Bucket: "uploads", Name: "bike.jpg" } };
    const { Labels } = await vision.rekognition.send(new DetectLabelsCommand({ Image }));
    expect(Labels![0]!.Name).toBe("Bicycle");
  });

  it("is left out if the caller asks for more certainty, other labels or colours only", async () => {
    const photo = fixture("bike-photos/blue-cannondale.jpg");
    const unsure = await labels(photo, { MinConfidence: 99.5 });
    const excluded = await labels(photo, {
      Settings: { GeneralLabels: { LabelExclusionFilters: ["Bicycle"] } },
    });
    const coloursOnly = await labels(photo, { Features: ["IMAGE_PROPERTIES"] });
    expect([unsure.Labels, excluded.Labels, coloursOnly.Labels]).toEqual([[], [], []]);
  });

  it("gives as many colours as requested", async () => {
    const Settings = { ImageProperties: { MaxDominantColors: 2 } };
    const answer = await labels(fixture("bike-photos/yellow-trek.jpg"), {
      Features: ["IMAGE_PROPERTIES"],
      Settings,
    });
    expect(answer.ImageProperties!.DominantColors).toHaveLength(2);
    expect(answer.ImageProperties!.Background!.DominantColors).toHaveLength(2);
  });
});

describe("A picture without a bicycle", () => {
  it("gets no label and no foreground colour", async () => {
    const answer = await labels(fixture("receipts/tilted-invoice.jpg"), {
      Features: ["GENERAL_LABELS", "IMAGE_PROPERTIES"],
    });
    expect(answer.Labels).toEqual([]);
    expect(answer.ImageProperties!.Foreground!.DominantColors).toEqual([]);
    expect(answer.ImageProperties!.DominantColors!.length).toBeGreaterThan(2);
  });

  it("gets no label for a single wheel", async () => {
    const wheel = `<svg width="640" height="480"><rect width="640" height="480" fill="#ccc"/><circle cx="320" cy="240" r="100" fill="none" stroke="#111" stroke-width="14"/></svg>`;
    expect((await labels(await sharp(Buffer.from(wheel)).png().toBuffer())).Labels).toEqual([]);
  });

  it("gives the text in it", async () => {
    const detections = await text(fixture("receipts/good-thermal.jpg"));
    expect(detections.filter(({ Type }) => Type === "LINE").length).toBeGreaterThan(5);
    expect(detections.every(({ Confidence }) => Confidence! >= 60)).toBe(true);
  });

  it.each([
    ["a picture in grey", 60, 40],
    ["a strip far taller than a photo", 40, 9000],
  ])("gets colours for %s", async (_, width, height) => {
    const data = Buffer.alloc(width * height, 150);
    const strip = await sharp(data, { raw: { width, height, channels: 1 } })
      .toColourspace("b-w")
      .png()
      .toBuffer();
    const { Labels, ImageProperties } = await labels(strip, {
      Features: ["GENERAL_LABELS", "IMAGE_PROPERTIES"],
    });
    expect(Labels).toEqual([]);
    expect(ImageProperties!.DominantColors).toMatchObject([
      { HexCode: "#969696", SimplifiedColor: "grey", PixelPercent: 100 },
    ]);
  });

  it("gets no text if nothing is written", async () => {
    const create = { width: 300, height: 200, channels: 3 as const, background: "#8a4" };
    expect(await text(await sharp({ create }).jpeg().toBuffer())).toEqual([]);
  });
});

describe("A picture that cannot be used", () => {
  it("is refused for its format when it is WebP", async () => {
    const webp = await sharp(fixture("bike-photos/yellow-trek.jpg")).resize(300).webp().toBuffer();
    expect(await refusal(webp)).toBe("InvalidImageFormatException");
  });

  it("is refused for its format when it is truncated", async () => {
    expect(await refusal(fixture("bike-photos/yellow-trek.jpg").subarray(0, 9000))).toBe(
      "InvalidImageFormatException",
    );
  });

  it("is refused as too large above 5 MB", async () => {
    const padded = Buffer.concat([fixture("bike-photos/yellow-trek.jpg"), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refusal(padded)).toBe("ImageTooLargeException");
  });

  it("is refused when the bucket does not have it", async () => {
    const Image = { S3Object: { Bucket: "uploads", Name: "missing.jpg" } };
    await expect(vision.rekognition.send(new DetectTextCommand({ Image }))).rejects.toMatchObject({
      name: "InvalidS3ObjectException",
    });
  });

  it("is refused with an unsupported setting rather than ignoring it", async () => {
    const Filters = { RegionsOfInterest: [{ BoundingBox: { Left: 0, Top: 0, Width: 1, Height: 1 } }] };
    const Image = { Bytes: fixture("bike-photos/yellow-trek.jpg") };
    await expect(vision.rekognition.send(new DetectTextCommand({ Image, Filters }))).rejects.toMatchObject({
      name: "InvalidParameterException",
    });
  });
});

it("Rekognition refuses a request signed with another secret", async () => {
  const Image = { Bytes: fixture("bike-photos/yellow-trek.jpg") };
  const { rekognition } = vision.withSecret("guessed");
  await expect(rekognition.send(new DetectLabelsCommand({ Image }))).rejects.toMatchObject({
    name: "InvalidSignatureException",
  });
});
