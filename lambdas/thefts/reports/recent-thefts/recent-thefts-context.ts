import type { System } from "#lambdas/platform/system.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

export type RecentTheftsContext = {
  readonly reader: Reader;
  readonly system: Pick<System, "now">;
  readonly cursorSecret: string;
  /** Origin of the links in feeds. */
  readonly siteOrigin: string;
};
