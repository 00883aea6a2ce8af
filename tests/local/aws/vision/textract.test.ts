import { crc32 } from "node:zlib";
import { DetectDocumentTextCommand, type Block } from "@aws-sdk/client-textract";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";

import receipts from "#tests/fixtures/receipts/truth.json" with { type: "json" };
import { roundsOf } from "#tests/rounds.ts";
import { fixture, startVision } from "./vision-server.ts";

const stored = new Map([["uploads/receipt.jpg", fixture("receipts/good-thermal.jpg")]]);
const vision = await startVision(stored);
afterAll(() => vision.close());

const read = async (Bytes: Buffer): Promise<Block[]> => {
  const { Blocks } = await vision.textract.send(new DetectDocumentTextCommand({ Document: { Bytes } }));
  return Blocks!;
};
const linesOf = (blocks: Block[]) => blocks.filter(({ BlockType }) => BlockType === "LINE");
const textOf = (blocks: Block[]) => linesOf(blocks).map(({ Text }) => Text!);
const digits = (text: string) => text.replaceAll(/\D/g, "");
const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
const refusal = (Bytes: Buffer) => read(Bytes).catch((error: Error) => error.name);

describe("A photographed receipt", () => {
  it.each(receipts.slice(0, roundsOf(receipts.length)))(
    "gives frame, personal and organisation number of $file",
    async (receipt) => {
      const lines = textOf(await read(fixture(`receipts/${receipt.file}`)));
      expect(lines.map(letters).join("\n")).toContain(receipt.frame);
      const numbers = lines.map(digits).join("\n");
      expect(numbers).toContain(digits(receipt.pnr));
      expect(numbers).toContain(digits(receipt.org));
      expect(numbers).toContain(String(receipt.total));
      expect(lines.join("\n")).toContain(receipt.shop);
      for (const word of receipt.name.split(" ")) expect(lines.join("\n")).toContain(word);
    },
  );

  it("gives the lines of a right-hand column that the first reading misses", async () => {
    const lines = textOf(await read(fixture("receipts/two-columns.jpg")));
    expect(lines.join("\n")).toContain("6 maj 2021");
  });

  it.each([90, 180])("is read when it is turned by %i degrees", async (angle) => {
    const receipt = receipts[0]!;
    const turned = await sharp(fixture(`receipts/${receipt.file}`))
      .rotate(angle)
      .jpeg({ quality: 92 })
      .toBuffer();
    expect(
      textOf(await read(turned))
        .map(letters)
        .join("\n"),
    ).toContain(receipt.frame);
  });

  it("is read upright if its lines are short and of one length", async () => {
    // In such a narrow, long picture, columns of characters contrast with the space between them more sharply
    // than lines do.
    const lines = Array.from({ length: 16 }, (_, index) => `ART ${1049 + 517 * index}`);
    const rows = lines.map((line, index) => `<text x="60" y="${120 + 80 * index}">${line}</text>`).join("");
    const style = "font: 56px DejaVu Sans Mono; fill: #111";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="1440"><rect width="400" height="1440" fill="#fff"/><g style="${style}">${rows}</g></svg>`;
    const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
    const seen = textOf(await read(picture));
    for (const line of lines) expect(seen).toContain(line);
  });

  it("is read from the bucket", async () => {
    const Document = { S3Object: { Bucket: "uploads", Name: "receipt.jpg" } };
    const { Blocks, DocumentMetadata } = await vision.textract.send(
      new DetectDocumentTextCommand({ Document }),
    );
    expect(DocumentMetadata).toEqual({ Pages: 1 });
    expect(textOf(Blocks!).map(letters).join("\n")).toContain(receipts[0]!.frame);
  });
});

describe("The response", () => {
  it("links page, lines and words with their places, the same every time", async () => {
    const blocks = await read(fixture("receipts/good-thermal.jpg"));
    expect(await read(fixture("receipts/good-thermal.jpg"))).toEqual(blocks);
    const [page] = blocks;
    expect(page).toMatchObject({
      BlockType: "PAGE",
      Geometry: { BoundingBox: { Left: 0, Top: 0, Width: 1, Height: 1 } },
    });
    const lines = linesOf(blocks);
    expect(page!.Relationships![0]!.Ids).toEqual(lines.map(({ Id }) => Id));
    const byId = new Map(blocks.map((block) => [block.Id, block]));
    for (const line of lines) {
      const words = line.Relationships![0]!.Ids!.map((id) => byId.get(id)!);
      expect(words.map(({ Text }) => Text).join(" ")).toBe(line.Text);
      expect(words.every(({ BlockType }) => BlockType === "WORD")).toBe(true);
    }
    const seller = lines.find(({ Text }) => Text!.includes(receipts[0]!.shop))!;
    const total = lines.find(({ Text }) => digits(Text!).includes(String(receipts[0]!.total)))!;
    expect(seller.Geometry!.BoundingBox!.Top!).toBeLessThan(total.Geometry!.BoundingBox!.Top!);
    expect(seller.Confidence).toBeGreaterThan(80);
  });

  it("has no line if nothing is written", async () => {
    const create = { width: 400, height: 600, channels: 3 as const, background: "#ddd" };
    expect(linesOf(await read(await sharp({ create }).png().toBuffer()))).toEqual([]);
  });

  it("has no line for a picture of one pixel", async () => {
    const create = { width: 1, height: 1, channels: 3 as const, background: "#ddd" };
    expect(linesOf(await read(await sharp({ create }).png().toBuffer()))).toEqual([]);
  });
});

describe("A document that cannot be read", () => {
  it("is refused as unsupported when it is WebP", async () => {
    const webp = await sharp(fixture("receipts/good-thermal.jpg")).resize(400).webp().toBuffer();
    expect(await refusal(webp)).toBe("UnsupportedDocumentException");
  });

  it("is refused as unsupported when it is no picture", async () => {
    expect(await refusal(Buffer.from("<?php echo 1;"))).toBe("UnsupportedDocumentException");
  });

  it("is refused as bad when it is truncated", async () => {
    expect(await refusal(fixture("receipts/good-thermal.jpg").subarray(0, 20_000))).toBe(
      "BadDocumentException",
    );
  });

  it("is refused as too large above 5 MB", async () => {
    const padded = Buffer.concat([fixture("receipts/good-thermal.jpg"), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refusal(padded)).toBe("DocumentTooLargeException");
  });

  it("is refused as too large when it unpacks to more pixels than a camera takes", async () => {
    const create = { width: 4, height: 4, channels: 3 as const, background: "white" };
    const bomb = await sharp({ create }).png().toBuffer();
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await refusal(bomb)).toBe("DocumentTooLargeException");
  });

  it("is refused when the bucket does not have it", async () => {
    const Document = { S3Object: { Bucket: "uploads", Name: "missing.jpg" } };
    await expect(vision.textract.send(new DetectDocumentTextCommand({ Document }))).rejects.toMatchObject({
      name: "InvalidS3ObjectException",
      $metadata: { httpStatusCode: 400 },
    });
  });

  it("is refused when neither bytes nor an object are given", async () => {
    await expect(vision.textract.send(new DetectDocumentTextCommand({ Document: {} }))).rejects.toMatchObject(
      {
        name: "InvalidParameterException",
      },
    );
  });
});

it("Textract refuses a request signed with another secret", async () => {
  const Document = { Bytes: fixture("receipts/good-thermal.jpg") };
  const { textract } = vision.withSecret("guessed");
  await expect(textract.send(new DetectDocumentTextCommand({ Document }))).rejects.toMatchObject({
    name: "InvalidSignatureException",
    $metadata: { httpStatusCode: 400 },
  });
});
