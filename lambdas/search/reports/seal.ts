import { hashOf } from "#lambdas/shared/signatures/hash-of.ts";
import type { NumberReportItem } from "#lambdas/shared/table/items/number-report.ts";

/** As much of a seal is printed, in groups of four. */
const shown = 16;

/** SHA-256 of all that a report says, each fact in its place. */
export const sealOf = ({
  number,
  storeId,
  store,
  at,
  rows,
}: Pick<NumberReportItem, "number" | "storeId" | "store" | "at" | "rows">): string =>
  hashOf(
    JSON.stringify([
      number,
      storeId,
      store,
      at,
      rows.map(({ number: asked, result, bike }) => [asked, result, bike ?? null]),
    ]),
  );

export const fingerprintOf = (seal: string): string =>
  (seal.slice(0, shown).toUpperCase().match(/.{4}/g) ?? []).join(" ");
