import type { StoredPicture } from "#lambdas/platform/pictures/stored-pictures.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { LogPlace } from "./log-link.ts";

export type BugsContext = {
  readonly table: Table;
  readonly system: System;
  readonly challengeSecret: string;
  readonly cursorSecret: string;
  readonly log: LogPlace;
  /** Creates a five-minute link to a screenshot. */
  readonly link: (picture: StoredPicture<"bug-picture">) => Promise<string>;
};
