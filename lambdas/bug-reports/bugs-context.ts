import type { KeptPicture } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";
import type { LogPlace } from "./log-link.ts";

/** What reporting bugs and answering those who do work with. */
export type BugsContext = {
  readonly table: Table;
  readonly system: System;
  /** Signs the work that a browser does first. */
  readonly challengeSecret: string;
  readonly cursorSecret: string;
  /** Where the API writes down what it was asked. */
  readonly log: LogPlace;
  /** Opens the kept picture of a page for five minutes. */
  readonly link: (picture: KeptPicture<"bug-picture">) => Promise<string>;
};
