import { type NumberReportCheck } from "#contract/number-reports.ts";
import { maskFrameNumber } from "#contract/public-bike.ts";
import { fingerprintOf, sealOf } from "./seal.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { isSameCode } from "#lambdas/shared/signatures/is-same-code.ts";
import { NumberReportItem } from "#lambdas/shared/table/items/number-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

type Context = { readonly table: Table; readonly system: Pick<System, "now"> };

/** Enough for the person who checks a pile of papers, too few to try codes. */
const perAddress: RateLimit = {
  what: "number-report-checks",
  most: 60,
  window: seconds(600),
  failure: "too-many-requests",
};

/** Says to the person who holds the print of a report whether it is what the register said. Whatever is wrong with number or code, there is no such report. */
export const checkNumberReport = async (
  { table, system }: Context,
  { number, code }: { readonly number: string; readonly code: string },
  address: string,
): Promise<NumberReportCheck> => {
  await countAgainst(table, perAddress, address, system.now());
  const report = await table.get(keys.numberReport(number), NumberReportItem);
  if (!report || !isSameCode(code, report.code)) throw new ProblemError("number-report-not-found");
  if (sealOf(report) !== report.seal) return { verdict: "altered" };
  const { at, store, seal, rows, expiresAt } = report;
  return {
    verdict: "genuine",
    number,
    at,
    store,
    checkableUntil: new Date(expiresAt * 1000).toISOString(),
    fingerprint: fingerprintOf(seal),
    rows: rows.map(({ number: asked, result }) => ({ number: maskFrameNumber(asked), result })),
  };
};
