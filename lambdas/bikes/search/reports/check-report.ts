import { type NumberReportCheck } from "#contract/bikes/number-reports.ts";
import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import { fingerprintOf, sealedFacts } from "./sealed-facts.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import { NumberReportItem } from "#lambdas/bikes/items/number-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { Sealer } from "#lambdas/platform/tokens/paper-seals.ts";
import type { System } from "#lambdas/platform/system.ts";

type Context = {
  readonly table: Table;
  readonly sealer: Pick<Sealer, "isSealOf">;
  readonly system: Pick<System, "now">;
};

/** Enough to check a stack of papers, too few to guess codes. */
const perAddress: RateLimit = { what: "number-report-checks", max: 60, window: seconds(600) };

/** Tells a holder of the paper whether it is genuine. A wrong number and a wrong code give the same error. */
export const checkNumberReport = async (
  { table, system, sealer }: Context,
  { number, code }: { readonly number: string; readonly code: string },
  address: string,
): Promise<NumberReportCheck> => {
  await countAgainst(table, perAddress, address, system.now());
  const report = await table.get(keys.numberReport(number), NumberReportItem);
  if (!report || !isSameSecret(code, report.code)) throw new ProblemError("number-report-not-found");
  if (!(await sealer.isSealOf(report.seal, sealedFacts(report)))) return { verdict: "altered" };
  const { at, store, seal, rows, expiresAt } = report;
  return {
    verdict: "genuine",
    number,
    at,
    store,
    checkableUntil: new Date(expiresAt * 1000).toISOString(),
    fingerprint: fingerprintOf(seal),
    rows: rows.map(({ number: typed, result }) => ({ number: maskFrameNumber(typed), result })),
  };
};
