import { readingLimits, type Reading } from "#contract/platform/reading-limits.ts";
import type { Caller } from "./caller.ts";
import type { UseCounter } from "#lambdas/platform/table/counter.ts";
import { networkOf, providerOf } from "./network.ts";
import { keyedPseudonymOf, swedishDay } from "#lambdas/platform/table/rate-limit.ts";

type Reader = {
  readonly caller: Caller | undefined;
  readonly address: string;
  /** Only of routes that take one. */
  readonly apiKey?: string | undefined;
};
export type CountReading = (reading: Reading, reader: Reader) => Promise<void>;

/** Throws `reading-limit-reached`. Not in `api.ts`, so that functions without such routes do not bundle it. */
export const readingCounter =
  (count: UseCounter, [key = ""]: readonly string[]): CountReading =>
  async (reading, { caller, address }) => {
    const network = keyedPseudonymOf(key, providerOf(address));
    const counted = caller
      ? ([
          ["account", caller.userId],
          ["networkOfAccounts", network],
        ] as const)
      : ([
          ["address", keyedPseudonymOf(key, networkOf(address))],
          ["network", network],
        ] as const);
    for (const [by, who] of counted) {
      const limit = { what: `reading-${reading}-${by}`, max: readingLimits[reading][by], window: swedishDay };
      await count({ ...limit, failure: "reading-limit-reached" }, who);
    }
  };
