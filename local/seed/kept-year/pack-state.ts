import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import * as z from "zod";

import { StoredObject } from "#local/aws/s3/stored-object.ts";
import { StoredMail } from "#local/aws/ses/stored-mail.ts";
import { openRecords } from "#local/state/records.ts";

import { livedUntil } from "../seed-cloud.ts";
import { drawnOf } from "../year/draw.ts";
import { lineOf } from "./item-line.ts";
import { cloudFile, keptKinds, mailFile, objectsFile } from "./kept-records.ts";
import type { Content, Packed } from "./packed.ts";

const dayMillis = 86_400_000;

/** Older mails are left out, because the register already has everything they reported. */
const mailDays = 30;

const Row = z.object({ item_json: z.string() });

/** Statistics are summed again when unpacking, and marks of sent messages matter only to the stream that is gone. */
const isLeftOut = (line: string): boolean => /^\{"pk":\{"S":"(?:STATS|SENT)#/.test(line);

const isExpired = (line: string, at: number): boolean =>
  Number(/"expiresAt":\{"N":"(\d+)"\}/.exec(line)?.[1] ?? Infinity) * 1000 <= at;

const readItems = (stateDir: string, tableName: string, at: number): string[] => {
  const database = new DatabaseSync(join(stateDir, "dynamodb.sqlite"), { readOnly: true });
  try {
    const rows = database.prepare(`SELECT item_json FROM "${tableName}" ORDER BY pk, sk`).all();
    return z
      .array(Row)
      .parse(rows)
      .map(({ item_json }) => lineOf(item_json))
      .filter((line) => !isLeftOut(line) && !isExpired(line, at));
  } finally {
    database.close();
  }
};

const isKept = (file: string, value: unknown, at: number): boolean =>
  file !== mailFile || StoredMail.parse(value).receivedAt > at - mailDays * dayMillis;

const readRecords = (stateDir: string, at: number): Packed["records"] =>
  Object.entries(keptKinds).flatMap(([file, kinds]) => {
    if (!existsSync(join(stateDir, file))) return [];
    const records = openRecords(join(stateDir, file));
    try {
      return kinds.flatMap((kind) =>
        records
          .list(kind)
          .filter(({ value }) => isKept(file, value, at))
          .map(({ key, value }): Packed["records"][number] => [file, kind, key, value]),
      );
    } finally {
      records.close();
    }
  });

const contentOf = async (bytes: Buffer, type: string | undefined): Promise<Content> => {
  const of = type === "image/jpeg" ? await drawnOf(bytes) : undefined;
  if (of !== undefined) return { is: "drawn", of };
  const text = bytes.toString();
  if (Buffer.from(text).equals(bytes)) return { is: "text", of: text };
  return { is: "bytes", of: bytes.toString("base64") };
};

const endIn = (stateDir: string): number => {
  const records = openRecords(join(stateDir, cloudFile));
  try {
    return livedUntil(records);
  } finally {
    records.close();
  }
};

/** Packs the state of a simulated town. Its cloud must be closed. */
export const packState = async (stateDir: string, tableName: string): Promise<Packed> => {
  const end = endIn(stateDir);
  const records: Packed["records"] = [];
  const contents: Packed["contents"] = {};
  for (const [file, kind, key, value] of readRecords(stateDir, end)) {
    if (file !== objectsFile) records.push([file, kind, key, value]);
    else {
      const object = StoredObject.parse(value);
      const bytes = readFileSync(join(stateDir, "s3", "blobs", object.blob));
      contents[object.etag] ??= await contentOf(bytes, object.headers["content-type"]);
      records.push([file, kind, key, { ...object, blob: object.etag }]);
    }
  }
  return { end, items: readItems(stateDir, tableName, end), records, contents };
};
