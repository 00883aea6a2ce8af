import type { PublicPhotos } from "#lambdas/platform/pictures/public-photos.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

export type AdReportsContext = {
  readonly table: Table;
  readonly system: System;
  readonly photos: PublicPhotos;
  readonly codeSecret: string;
  readonly challengeSecret: string;
  readonly cursorSecret: string;
  readonly countAdministrators: () => Promise<number>;
};
