import { isoDate, startOfSwedishDay, swedishDate } from "#contract/platform/calendar-date.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The share of what one person or machine has decided alone that another administrator reviews. */
const share = 0.05;

export type Draw = {
  readonly table: Pick<Table, "query" | "transact">;
  readonly system: Pick<System, "now" | "bytes">;
};
export type Drawn = { readonly looked: number; readonly drawn: number };

/** Uses secure randomness, so that nobody can predict the draw. */
const fractionOf = (system: Draw["system"]): number => Buffer.from(system.bytes(4)).readUInt32BE() / 2 ** 32;

export const isDrawn = (system: Draw["system"]): boolean => fractionOf(system) < share;

export const drawOne = <Each>(system: Draw["system"], from: readonly Each[]): Each | undefined =>
  from[Math.floor(fractionOf(system) * from.length)];

export const startOfDay = (at: Date): Date => startOfSwedishDay(isoDate(swedishDate(at)));

export const dayBefore = (start: Date): Date => startOfDay(new Date(start.getTime() - 1));

/** Returns false if an earlier run has drawn the sample; the write then fails with `repeated`. */
export const addSample = async (table: Draw["table"], sample: Action): Promise<boolean> => {
  try {
    await table.transact([sample]);
    return true;
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
    return false;
  }
};
