import { type CalendarDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { retention } from "#contract/privacy/retention.ts";
import type { NumberReport, ReportedNumber } from "#contract/bikes/number-reports.ts";
import type { CheckedNumber } from "#contract/bikes/search.ts";
import { fingerprintOf, sealedFacts } from "./sealed-facts.ts";
import { countNumbers } from "./count-numbers.ts";
import { checkFrameNumbers } from "#lambdas/bikes/search/check-frame-numbers.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { datedNumber, readableCode } from "#lambdas/platform/table/ids.ts";
import type { NumberReportItem } from "#lambdas/bikes/items/number-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { Sealer } from "#lambdas/platform/tokens/paper-seals.ts";
import type { System } from "#lambdas/platform/system.ts";

export type ReportContext = {
  readonly table: Pick<Table, "get" | "transact">;
  readonly reader: Reader;
  readonly sealer: Pick<Sealer, "seal">;
  readonly system: System;
};

/** The report is stored and shown to others, so personal numbers are removed. */
const rowOf = ({ typed, frameNumber, result, bike }: CheckedNumber, today: CalendarDate): ReportedNumber => {
  const name = [bike?.brand, bike?.model].filter((part) => part !== undefined).join(" ");
  return {
    number: hidePersonalNumbers(frameNumber ?? typed.trim(), today),
    result,
    ...(name !== "" && { bike: name }),
  };
};

const checkableUntilOf = (at: Date): Date => {
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + retention.numberReports.period.amount);
  return until;
};

const write = async (
  { table, system, sealer }: ReportContext,
  caller: Caller,
  content: Pick<NumberReportItem, "storeId" | "store" | "at" | "rows">,
): Promise<Omit<NumberReportItem, "entity">> => {
  const at = new Date(content.at);
  const number = datedNumber("N", swedishDate(at), system.bytes(4));
  const report = {
    ...content,
    number,
    code: readableCode(system.bytes(10)),
    seal: await sealer.seal(sealedFacts({ ...content, number })),
    expiresAt: Math.floor(checkableUntilOf(at).getTime() / 1000),
  };
  await table.transact([
    ...countNumbers(caller, content.rows.length, at),
    put(keys.numberReport(number), "numberReport", report).expectNew("stale"),
  ]);
  return report;
};

/** Looks up numbers for a store and stores the result. Nothing in the report comes from the browser. */
export const makeNumberReport = async (
  context: ReportContext,
  caller: Caller,
  typedNumbers: readonly string[],
): Promise<NumberReport> => {
  const { table, system } = context;
  const storeId = storeOf(caller);
  const at = system.now();
  const [store, checked] = await Promise.all([
    readStore(table, storeId),
    checkFrameNumbers(context, typedNumbers),
  ]);
  if (!store) throw new ProblemError("forbidden");
  const rows = checked.map((each) => rowOf(each, swedishDate(at)));
  const content = { storeId, store: store.name, at: at.toISOString(), rows };
  // Draws another number on a collision, which happens once in a thousand million.
  const { number, code, seal } = await retryOnConflict(system, () => write(context, caller, content));
  return {
    number,
    at: content.at,
    store: content.store,
    rows,
    checkableUntil: checkableUntilOf(at).toISOString(),
    fingerprint: fingerprintOf(seal),
    checkPath: `/number-check/${number}/${code}`,
  };
};
