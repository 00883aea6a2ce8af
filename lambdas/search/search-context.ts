import type { System } from "#lambdas/system.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** What searches work with. They read and never write. */
export type SearchContext = {
  readonly reader: Reader;
  readonly system: Pick<System, "now">;
  readonly cursorSecret: string;
};
