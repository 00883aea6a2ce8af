import { maxBytesPerRequest, maxRowsPerRequest } from "#contract/shops/bike-imports/fields.ts";
import type { ImportRow } from "#contract/shops/bike-imports/imports.ts";
import { bytesOf } from "#contract/platform/max-bytes.ts";

/** JSON bytes around and between rows. */
const bracketBytes = 2;
const commaBytes = 1;

/** Splits the rows into parts within the request limits. */
export const partsOf = (rows: readonly ImportRow[]): ImportRow[][] => {
  const parts: ImportRow[][] = [];
  let [part, bytes]: [ImportRow[], number] = [[], bracketBytes];
  for (const row of rows) {
    const more = bytesOf(row) + commaBytes;
    if (part.length === maxRowsPerRequest || (part.length > 0 && bytes + more > maxBytesPerRequest)) {
      parts.push(part);
      [part, bytes] = [[], bracketBytes];
    }
    part.push(row);
    bytes += more;
  }
  return part.length === 0 ? parts : [...parts, part];
};
