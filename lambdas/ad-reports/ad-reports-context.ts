import type { PublicPhotos } from "#lambdas/shared/pictures/public-photos.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

/** What reporting ads, deciding about them and appealing work with. */
export type AdReportsContext = {
  readonly table: Table;
  readonly system: System;
  readonly photos: PublicPhotos;
  /** Opens the links that are mailed to people without an account. */
  readonly codeSecret: string;
  /** Signs the work that a browser does first. */
  readonly challengeSecret: string;
  readonly cursorSecret: string;
  /** How many administrators can sign in. */
  readonly countAdministrators: () => Promise<number>;
};
