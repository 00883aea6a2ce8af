import type { Pictures } from "#lambdas/bikes/pictures.ts";
import type { PublicPhotos } from "#lambdas/platform/pictures/public-photos.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type BikesContext = {
  readonly table: Table;
  readonly system: System;
  readonly pictures: Pictures;
  readonly photos: PublicPhotos;
  readonly cursorSecret: string;
  readonly identityLevelRequired: 1 | 2;
};
