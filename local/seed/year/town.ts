import type { Table } from "#lambdas/platform/table/table.ts";

import type { Call, Caller } from "./call.ts";
import type { Diary } from "./diary.ts";
import type { StoryPeople } from "./story-people.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Pictures } from "./pictures.ts";
import type { Residents } from "./resident.ts";

export type Town = {
  readonly seed: number;
  readonly call: Call;
  readonly table: Table;
  /** Schedules an action that is skipped if it has become impossible by then. */
  readonly plan: Diary["plan"];
  /** Schedules an action that must succeed. */
  readonly planRequired: Diary["plan"];
  readonly pictures: Pictures;
  readonly residents: Residents;
  /** Registered bikes by serial, each with its current owner. */
  readonly bikes: Map<number, OwnedBike>;
  readonly known: StoryPeople;
  readonly admin: Caller;
  readonly shop: Caller;
  /** Pays a checkout session by card. */
  readonly pay: (payAt: string) => Promise<void>;
  readonly now: () => Date;
  /** Epoch milliseconds of the end of the simulation. */
  readonly end: number;
};

export const day = 86_400_000;
export const hour = 3_600_000;
