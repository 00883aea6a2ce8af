import { startS3 } from "#tests/local/aws/s3/bucket.ts";
import { withTable } from "#tests/dynamodb.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { s3PictureStore } from "#lambdas/platform/uploads/aws-picture-store.ts";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const buckets = {
  staging: "staging",
  receipt: "receipts",
  "bike-photo": "bike-photos",
  "id-card": "id-cards",
  "bug-picture": "bug-pictures",
  logo: "bike-photos",
};

/** Use cases with a fresh table and emulated buckets. */
export const uploadsContext = async () => {
  const s3 = await startS3(
    undefined,
    [...new Set(Object.values(buckets))].map((name) => ({ name })),
  );
  const { tableName, client } = await withTable();
  const context = {
    table: openTable(tableName, system, client),
    system,
    store: s3PictureStore(buckets, s3.client),
  };
  return { context, s3 };
};

type Ticket = { url: string; fields: Record<string, string> };

/** Posts a file as browsers do: every field of the ticket, then the file. */
export const post = async (
  { url, fields }: Ticket,
  file: Uint8Array,
  changes: Record<string, string> = {},
): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(file)]));
  const response = await fetch(url, { method: "POST", body: form });
  await response.arrayBuffer();
  return response.status;
};

const size = { width: 640, height: 480 };

/** Two halves in different colours, so that the picture is neither tiny nor uniform. */
const drawing = (left: string, right: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="320" height="480" fill="${left}"/><rect x="320" width="320" height="480" fill="${right}"/><circle cx="200" cy="300" r="120" fill="none" stroke="#222" stroke-width="12"/></svg>`,
  );

export const aPicture = (left = "#b8251b", right = "#eef6f2") => sharp(drawing(left, right));

export const aJpeg = () => aPicture().jpeg({ quality: 95 }).toBuffer();

/** A JPEG from a phone in landscape orientation, with the location of Stockholm Central. */
export const aPhoneJpeg = () =>
  aPicture()
    .withExif({
      IFD0: { Make: "Phone", Orientation: "6" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "59/1 19/1 49/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "18/1 3/1 32/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** A one-bit PNG that is small as a file and huge when decoded. */
export const aBomb = (side = 50_000): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

export const php = Buffer.from("<?php system($_GET['c']); ?>".padEnd(600, " "));

export const svg = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
);
