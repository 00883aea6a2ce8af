import { bytesAtOnce, rowsAtOnce } from "#contract/bike-imports/fields.ts";
import type { ImportRow } from "#contract/bike-imports/imports.ts";
import { bytesOf } from "#contract/most-bytes.ts";

/** What stands around and between rows. */
const around = 2;
const between = 1;

/** Rows in parts that can be sent. */
export const partsOf = (rows: readonly ImportRow[]): ImportRow[][] => {
  const parts: ImportRow[][] = [];
  let [part, bytes]: [ImportRow[], number] = [[], around];
  for (const row of rows) {
    const more = bytesOf(row) + between;
    if (part.length === rowsAtOnce || (part.length > 0 && bytes + more > bytesAtOnce)) {
      parts.push(part);
      [part, bytes] = [[], around];
    }
    part.push(row);
    bytes += more;
  }
  return part.length === 0 ? parts : [...parts, part];
};
