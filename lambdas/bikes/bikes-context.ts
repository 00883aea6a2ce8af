import type { Pictures } from "#lambdas/shared/bikes/pictures.ts";
import type { PublicPhotos } from "#lambdas/shared/pictures/public-photos.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What the use cases of bikes work with. */
export type BikesContext = {
  readonly table: Table;
  readonly system: System;
  readonly pictures: Pictures;
  readonly photos: PublicPhotos;
  readonly cursorSecret: string;
  readonly identityLevelRequired: 1 | 2;
};
