import type { Clock } from "#local/cloud.ts";
import type { Answer } from "./answer.ts";

type CachedAnswer = { readonly answer: Answer; readonly ageSeconds: number; readonly isFresh: boolean };

/** `address` is what invalidation paths match; `rest` holds the other parts of the cache key. */
export type CacheKey = { readonly address: string; readonly rest: string };

export type EdgeCache = {
  find(key: CacheKey): CachedAnswer | undefined;
  /** Taken before a fetch and passed to `keep`, so that an invalidation in between discards the answer. */
  moment(): number;
  keep(key: CacheKey, answer: Answer, seconds: number, since: number): void;
  /** Serves an expired entry for `seconds` more. */
  prolong(key: CacheKey, seconds: number): void;
  /** Removes an address, or every address with the prefix before a trailing `*`. */
  forget(pattern: string): void;
};

/** In entries; the oldest is evicted first. */
const maxEntries = 2000;

type Entry = { readonly address: string; readonly answer: Answer; readonly since: number; until: number };

const textOf = ({ address, rest }: CacheKey): string => `${address}\n${rest}`;

export const createEdgeCache = (clock: Clock): EdgeCache => {
  const entries = new Map<string, Entry>();
  let invalidations = 0;
  return {
    find: (key) => {
      const entry = entries.get(textOf(key));
      if (entry === undefined) return undefined;
      const ageMillis = clock.now() - entry.since;
      const isFresh = ageMillis >= 0 && clock.now() < entry.until;
      return { answer: entry.answer, ageSeconds: Math.floor(ageMillis / 1000), isFresh };
    },
    moment: () => invalidations,
    keep: (key, answer, seconds, since) => {
      const text = textOf(key);
      entries.delete(text);
      if (since !== invalidations || seconds === 0) return;
      const [first] = entries.keys();
      if (entries.size >= maxEntries && first !== undefined) entries.delete(first);
      const now = clock.now();
      entries.set(text, { address: key.address, answer, since: now, until: now + seconds * 1000 });
    },
    prolong: (key, seconds) => {
      const entry = entries.get(textOf(key));
      if (entry) entry.until = clock.now() + seconds * 1000;
    },
    forget: (pattern) => {
      invalidations += 1;
      const isMeant = (address: string): boolean =>
        pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
      for (const [text, { address }] of entries) if (isMeant(address)) entries.delete(text);
    },
  };
};
