import type { System } from "#lambdas/platform/system.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

export type SearchContext = {
  readonly reader: Reader;
  readonly system: Pick<System, "now">;
  readonly cursorSecret: string;
};
