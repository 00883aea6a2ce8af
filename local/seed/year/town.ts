import type { Table } from "#lambdas/shared/table/table.ts";

import type { Call, Caller } from "./call.ts";
import type { Diary } from "./diary.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Pictures } from "./pictures.ts";
import type { Residents } from "./resident.ts";

/** What everybody in the town has to do with. */
export type Town = {
  readonly call: Call;
  readonly table: Table;
  /** Writes down what is to happen at a time, unless what others do until then leaves no room for it. */
  readonly plan: Diary["plan"];
  readonly pictures: Pictures;
  readonly residents: Residents;
  /** Those in the register, by their serials, each with who has it now. */
  readonly bikes: Map<number, OwnedBike>;
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
