import { type CalendarDate, swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { type NumberReport, type ReportedNumber, monthsCheckable } from "#contract/number-reports.ts";
import type { CheckedNumber } from "#contract/search.ts";
import { fingerprintOf, sealOf } from "./seal.ts";
import { checkFrameNumbers } from "#lambdas/search/check-frame-numbers.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { datedNumber, readableCode } from "#lambdas/shared/table/ids.ts";
import type { NumberReportItem } from "#lambdas/shared/table/items/number-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

export type MakingReports = {
  readonly table: Pick<Table, "get" | "transact">;
  readonly reader: Reader;
  readonly system: System;
};

/** Ten thousand numbers a day: more bikes than pass through any store. */
const perStore: RateLimit = {
  what: "number-reports",
  most: 200,
  window: swedishDay,
  failure: "too-many-requests",
};

/** What someone has typed or scanned is kept and shown to others: a personal number among it is not. */
const rowOf = ({ typed, frameNumber, result, bike }: CheckedNumber, today: CalendarDate): ReportedNumber => {
  const name = [bike?.brand, bike?.model].filter((part) => part !== undefined).join(" ");
  return {
    number: hidePersonalNumbers(frameNumber ?? typed.trim(), today),
    result,
    ...(name !== "" && { bike: name }),
  };
};

const untilWhen = (at: Date): Date => {
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + monthsCheckable);
  return until;
};

const write = async (
  { table, system }: MakingReports,
  caller: Caller,
  said: Pick<NumberReportItem, "storeId" | "store" | "at" | "rows">,
): Promise<Omit<NumberReportItem, "entity">> => {
  const { storeId } = said;
  const at = new Date(said.at);
  const number = datedNumber("N", swedishDate(at), system.bytes(4));
  const report = {
    ...said,
    number,
    code: readableCode(system.bytes(10)),
    seal: sealOf({ ...said, number }),
    expiresAt: Math.floor(untilWhen(at).getTime() / 1000),
  };
  await table.transact([
    ...whileMember(storeId, caller.userId),
    counted(perStore, storeId, at),
    put(keys.numberReport(number), "numberReport", report).expectNew("stale"),
  ]);
  return report;
};

/** Asks the register about many numbers for a store, and keeps what it said: nothing of the answer comes from the browser that prints it. */
export const makeNumberReport = async (
  context: MakingReports,
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
  const said = { storeId, store: store.name, at: at.toISOString(), rows };
  // A number that is taken already is one in a thousand million: another one is taken.
  const { number, code, seal } = await untilFresh(system, () => write(context, caller, said));
  return {
    number,
    at: said.at,
    store: said.store,
    rows,
    checkableUntil: untilWhen(at).toISOString(),
    fingerprint: fingerprintOf(seal),
    checkPath: `/number-check/${number}/${code}`,
  };
};
