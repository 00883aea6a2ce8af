import type { System } from "#lambdas/system.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** What is told of the latest thefts is read and never written. */
export type RecentTheftsContext = {
  readonly reader: Reader;
  readonly system: Pick<System, "now">;
  readonly cursorSecret: string;
  /** Of the pages that feeds lead to. */
  readonly siteOrigin: string;
};
