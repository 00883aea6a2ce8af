import type { NumberReportItem } from "#lambdas/bikes/items/number-report.ts";

/** Printed hexadecimal digits of the seal, in groups of four. */
const shown = 16;

/** The content of a report in a fixed order. */
export const sealedFacts = ({
  number,
  storeId,
  store,
  at,
  rows,
}: Pick<NumberReportItem, "number" | "storeId" | "store" | "at" | "rows">): string =>
  JSON.stringify([
    number,
    storeId,
    store,
    at,
    rows.map(({ number: typed, result, bike }) => [typed, result, bike ?? null]),
  ]);

export const fingerprintOf = (seal: string): string =>
  (seal.slice(0, shown).toUpperCase().match(/.{4}/g) ?? []).join(" ");
