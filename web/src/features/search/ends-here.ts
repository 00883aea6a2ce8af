import { publicPages, type SearchPage, searchPageLength } from "#contract/search.ts";
import type { Tier } from "./queries.ts";

/** Whether there may be more than a stranger is shown: the last of their pages is full. */
export const endsHere = (tier: Tier, pages: readonly SearchPage[]): boolean =>
  tier === "public" && pages.length >= publicPages && pages.at(-1)?.items.length === searchPageLength;
