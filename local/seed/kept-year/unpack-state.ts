import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import * as z from "zod";

import { renewalToken, readRenewalToken } from "#lambdas/ads/renewal-links.ts";
import { importLines } from "#local/aws/dynamodb/import-items.ts";
import type { TableShape } from "#local/aws/dynamodb/table-shape.ts";
import { createDigester } from "#local/aws/s3/checksums.ts";
import { StoredObject } from "#local/aws/s3/stored-object.ts";
import { type Records, openRecords } from "#local/state/records.ts";

import { draw } from "../year/draw.ts";
import { movedItems } from "./follow-dates.ts";
import { cloudFile, objectsFile } from "./kept-records.ts";
import { type Moving, movedDeep, movedText, movedValue } from "./move-dates.ts";
import type { Content, Packed } from "./packed.ts";

const dayMillis = 86_400_000;

const renewals = /listing_[\dA-Z]{26}\.\d{13}\.[\w-]{43}/g;

/** Signs the renewal links of mails again, because they contain the end date of an ad. */
const resignLink = (secrets: readonly string[], moving: Moving) => (token: string) => {
  for (const secret of secrets) {
    const renewed = readRenewalToken(secret, token);
    if (renewed) return renewalToken(secret, { ...renewed, endsAt: movedText(renewed.endsAt, moving) });
  }
  return token;
};

/** Shifts the dates in a stored text of any service. */
const textMover = ({ records }: Packed, moving: Moving): ((text: string) => string) => {
  const secrets = records.flatMap(([, kind, , value]) =>
    kind === "secret" && typeof value === "string" ? [value] : [],
  );
  const resign = resignLink(secrets, moving);
  return (text) => movedDeep(text, (shown) => movedText(shown, moving).replace(renewals, resign));
};

const bytesOf = async ({ is, of }: Content, move: (text: string) => string): Promise<Buffer> => {
  if (is === "bytes") return Buffer.from(of, "base64");
  return is === "drawn" ? draw(move(of)) : Buffer.from(move(of));
};

type StoredBytes = Pick<StoredObject, "size" | "etag" | "crc32"> & { readonly bytes: Buffer };

const digested = (bytes: Buffer): StoredBytes => {
  const digester = createDigester();
  digester.add(bytes);
  const { size, md5, crc32 } = digester.finish();
  return { bytes, size, etag: md5.toString("hex"), crc32: crc32.toString("base64") };
};

const drawAll = async (
  { contents }: Packed,
  move: (text: string) => string,
): Promise<Map<string, StoredBytes>> => {
  const made = Object.entries(contents).map(
    async ([name, content]) => [name, digested(await bytesOf(content, move))] as const,
  );
  return new Map(await Promise.all(made));
};

/** Writes an object's bytes to a new file, because the S3 service keeps one file per object. */
const writeObject = (dir: string, value: unknown, blobs: ReadonlyMap<string, StoredBytes>): StoredObject => {
  const object = StoredObject.parse(value);
  const content = blobs.get(object.blob);
  if (!content) throw new Error(`The packed year has no content ${object.blob}.`);
  const { bytes, ...known } = content;
  const blob = randomUUID();
  writeFileSync(join(dir, "s3", "blobs", blob), bytes);
  return { ...object, ...known, blob };
};

const writeRecords = async (packed: Packed, dir: string, moving: Moving): Promise<void> => {
  const move = textMover(packed, moving);
  const blobs = await drawAll(packed, move);
  mkdirSync(join(dir, "s3", "blobs"), { recursive: true, mode: 0o700 });
  const open = new Map<string, Records>();
  const fileOf = (name: string): Records => {
    const records = open.get(name) ?? openRecords(join(dir, name));
    open.set(name, records);
    return records;
  };
  for (const [file, kind, key, value] of packed.records) {
    mkdirSync(dirname(join(dir, file)), { recursive: true, mode: 0o700 });
    const moved = file === cloudFile ? value : movedValue(value, moving, move);
    fileOf(file).put(kind, key, file === objectsFile ? writeObject(dir, moved, blobs) : moved);
  }
  for (const records of open.values()) records.close();
};

async function* inPortions(lines: readonly string[]): AsyncGenerator<string> {
  for (let from = 0; from < lines.length; from += 1000)
    yield lines
      .slice(from, from + 1000)
      .map((line) => `{"Item":${line}}\n`)
      .join("");
}

/** Whole days from the end of the year until a moment. */
const daysUntil = ({ end }: Pick<Packed, "end">, now: number): number => Math.floor((now - end) / dayMillis);

const Key = z.object({ material: z.base64() });

const keysOf = ({ records }: Packed): Buffer[] =>
  records.flatMap(([, kind, , value]) =>
    kind === "key" ? [Buffer.from(Key.parse(value).material, "base64")] : [],
  );

/** Writes the packed state to an empty folder, with all dates shifted so that the year ends less than a day ago. */
export const unpackState = async (
  packed: Packed,
  dir: string,
  { table, now }: { readonly table: TableShape; readonly now: number },
): Promise<void> => {
  const moving = { days: daysUntil(packed, now) };
  mkdirSync(dir, { recursive: true });
  await Promise.all([
    importLines(
      join(dir, "dynamodb.sqlite"),
      table,
      inPortions(movedItems(packed.items, moving, keysOf(packed))),
    ),
    writeRecords(packed, dir, moving),
  ]);
};
