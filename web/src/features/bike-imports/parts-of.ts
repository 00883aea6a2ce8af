import { rowsAtOnce } from "#contract/bike-imports/fields.ts";
import type { ImportRow } from "#contract/bike-imports/imports.ts";

/** The firewall before the register lets no more than 8 KB through in one request. */
const largestRequest = 7000;

const bytesOf = (row: ImportRow): number => new TextEncoder().encode(JSON.stringify(row)).length + 1;

/** Rows in parts that can be sent. */
export const partsOf = (rows: readonly ImportRow[]): ImportRow[][] => {
  const parts: ImportRow[][] = [];
  let [part, bytes]: [ImportRow[], number] = [[], 0];
  for (const row of rows) {
    const more = bytesOf(row);
    if (part.length === rowsAtOnce || (part.length > 0 && bytes + more > largestRequest)) {
      parts.push(part);
      [part, bytes] = [[], 0];
    }
    part.push(row);
    bytes += more;
  }
  return part.length === 0 ? parts : [...parts, part];
};
