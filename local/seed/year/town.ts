import type { ProblemCode } from "#contract/problems.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

import type { Call, Caller } from "./call.ts";
import type { Diary } from "./diary.ts";
import type { Pictures } from "./pictures.ts";
import type { Residents } from "./resident.ts";

/** What everybody in the town has to do with. */
export type Town = {
  readonly call: Call;
  /** Does it, or nothing where the API refuses it with one of these codes. */
  readonly unless: <T>(codes: readonly ProblemCode[], work: () => Promise<T>) => Promise<T | undefined>;
  readonly table: Table;
  readonly diary: Diary;
  readonly pictures: Pictures;
  readonly residents: Residents;
  readonly admin: Caller;
  /** Who stands at the till of the shop. */
  readonly shop: Caller;
  /** Pays at the payment service what was begun there. */
  readonly pay: (payAt: string) => Promise<void>;
  readonly now: () => Date;
  /** Epoch milliseconds; the day on which the town is looked at. */
  readonly end: number;
};

export const day = 86_400_000;
export const hour = 3_600_000;
