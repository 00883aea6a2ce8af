import { searchRoutes, type SuggestedField, type Suggestion } from "#contract/bikes/search.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { assertSearchPass, giveSearchChallenge } from "#lambdas/platform/challenges/search-pass.ts";
import { system } from "#lambdas/platform/system.ts";
import { type ReadMeter, startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader, type Reader } from "#lambdas/platform/table/reader.ts";
import { openClient } from "#lambdas/platform/table/client.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { DictionaryItem } from "#lambdas/bikes/items/dictionary.ts";
import { dictionaryPartition } from "#lambdas/platform/table/keys.ts";
import { countByKey, noteUseIn } from "./count-by-key.ts";
import { PublicSearchEnv } from "./env.ts";
import { getStatus } from "./get-status.ts";
import { search } from "./search.ts";
import type { SearchContext } from "./search-context.ts";

/** Suggests the most common of this many values: two read units. */
const maxRead = 150;

const maxSuggestions = 8;

type Typed = { readonly field: SuggestedField; readonly prefix: string };

const suggest = async (
  reader: Pick<Reader, "query">,
  { field, prefix: typed }: Typed,
): Promise<{ items: Suggestion[] }> => {
  const prefix = normalise(typed, field);
  if (prefix === "") return { items: [] };
  const { items } = await reader.query({
    schema: DictionaryItem,
    partition: dictionaryPartition(field),
    prefix,
    limit: maxRead,
  });
  const likeliest = items.filter(({ bikes }) => bikes > 0).toSorted((a, b) => b.bikes - a.bikes);
  return { items: likeliest.slice(0, maxSuggestions).map(({ value }) => ({ value })) };
};

const env = PublicSearchEnv.parse(process.env);
const client = openClient();
const openMetered = openReader(env.TABLE_NAME, system, client);
const count = openCounter(env.TABLE_NAME, system, client);

const gate = { challengeSecret: env.CHALLENGE_SECRET, system };

const contextOf = (meter: ReadMeter): SearchContext => ({
  reader: openMetered(meter),
  system,
  cursorSecret: env.CURSOR_SECRET,
});

export const handler = api(
  searchRoutes,
  {
    searchPublicly: ({ query, meter }) => search(contextOf(meter), "public", query),
    getSearchChallenge: ({ address }) => giveSearchChallenge(gate, address),
    searchBikes: ({ query, meter }) => search(contextOf(meter), "signed-in", query),
    suggest: ({ query, meter }) => suggest(openMetered(meter), query),
    getStatus: ({ params, meter }) => getStatus(openMetered(meter), params.frameNumber),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("search"),
    count: countByKey(readingCounter(count, env.ORIGIN_SECRETS), {
      reader: openMetered(startMeter()),
      system,
      count,
      noteUse: noteUseIn(env.TABLE_NAME, client),
    }),
    assertPass: (handedIn, address) => assertSearchPass(gate, handedIn, address),
    readUnits: { stage: env.STAGE },
  },
);
