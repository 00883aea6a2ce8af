import type { Clock } from "#local/cloud.ts";
import type { Answer } from "./answer.ts";

type Found = { readonly answer: Answer; readonly ageSeconds: number; readonly isFresh: boolean };

/** `address` is what invalidation paths match; `rest` holds the other parts of the cache key. */
export type CacheKey = { readonly address: string; readonly rest: string };

export type EdgeCache = {
  find(key: CacheKey): Found | undefined;
  /** Taken before a fetch and passed to `keep`, so that an invalidation in between discards the answer. */
  moment(): number;
  keep(key: CacheKey, answer: Answer, seconds: number, since: number): void;
  /** Serves an expired entry for `seconds` more. */
  prolong(key: CacheKey, seconds: number): void;
  /** Removes an address, or every address with the prefix before a trailing `*`. */
  forget(pattern: string): void;
};

/** In entries; the oldest is evicted first. */
const maxKept = 2000;

type Kept = { readonly address: string; readonly answer: Answer; readonly since: number; until: number };

const textOf = ({ address, rest }: CacheKey): string => `${address}\n${rest}`;

export const createEdgeCache = (clock: Clock): EdgeCache => {
  const kept = new Map<string, Kept>();
  let invalidations = 0;
  return {
    find: (key) => {
      const found = kept.get(textOf(key));
      if (found === undefined) return undefined;
      const ageMillis = clock.now() - found.since;
      const isFresh = ageMillis >= 0 && clock.now() < found.until;
      return { answer: found.answer, ageSeconds: Math.floor(ageMillis / 1000), isFresh };
    },
    moment: () => invalidations,
    keep: (key, answer, seconds, since) => {
      const text = textOf(key);
      kept.delete(text);
      if (since !== invalidations || seconds === 0) return;
      const [first] = kept.keys();
      if (kept.size >= maxKept && first !== undefined) kept.delete(first);
      const now = clock.now();
      kept.set(text, { address: key.address, answer, since: now, until: now + seconds * 1000 });
    },
    prolong: (key, seconds) => {
      const found = kept.get(textOf(key));
      if (found) found.until = clock.now() + seconds * 1000;
    },
    forget: (pattern) => {
      invalidations += 1;
      const isMeant = (address: string): boolean =>
        pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
      for (const [text, { address }] of kept) if (isMeant(address)) kept.delete(text);
    },
  };
};
