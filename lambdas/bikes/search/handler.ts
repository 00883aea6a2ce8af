import { searchRoutes, type SuggestedField, type Suggestion } from "#contract/bikes/search.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { type Challenge, passSeconds } from "#contract/platform/challenges.ts";
import {
  type Purpose,
  type Work,
  newChallenge,
  readSolution,
} from "#lambdas/platform/challenges/challenge.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { type System, system } from "#lambdas/platform/system.ts";
import type { ReadMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader, type Reader } from "#lambdas/platform/table/reader.ts";
import { openClient } from "#lambdas/platform/table/client.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { DictionaryItem } from "#lambdas/bikes/items/dictionary.ts";
import { dictionaryPartition } from "#lambdas/platform/table/keys.ts";
import { PublicSearchEnv } from "./env.ts";
import { getStatus } from "./get-status.ts";
import { search } from "./search.ts";
import type { SearchContext } from "./search-context.ts";

/** A third of a second on a phone, finished while the first word is typed. */
const work: Work = { seconds: passSeconds, minKeys: 20, maxKeys: 60 };

const purposeOf = (address: string): Purpose => ({ name: "search", boundTo: networkOf(address) });

type Context = { readonly challengeSecret: string; readonly system: Pick<System, "now" | "bytes"> };

const giveSearchChallenge = ({ challengeSecret, system }: Context, address: string): Promise<Challenge> =>
  newChallenge(challengeSecret, purposeOf(address), work, system);

/**
 * Throws `pass-needed` for a pass that is missing, forged, expired or from another network. Nothing
 * is stored: a pass is valid for any number of searches until it expires.
 */
const assertSearchPass = (
  { challengeSecret, system }: { challengeSecret: string; system: Pick<System, "now"> },
  handedIn: string | undefined,
  address: string,
): void => {
  if (!readSolution(challengeSecret, purposeOf(address), handedIn ?? "", system.now()))
    throw new ProblemError("pass-needed");
};

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
    count: readingCounter(openCounter(env.TABLE_NAME, system, client), env.ORIGIN_SECRETS),
    assertPass: (handedIn, address) => assertSearchPass(gate, handedIn, address),
    readUnits: { stage: env.STAGE },
  },
);
