import type { Pictures } from "#lambdas/shared/bikes/pictures.ts";
import type { PublicPhotos } from "#lambdas/shared/pictures/public-photos.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What the use cases of thefts work with. */
export type TheftsContext = {
  readonly table: Table;
  readonly system: System;
  readonly pictures: Pictures;
  readonly photos: PublicPhotos;
};
