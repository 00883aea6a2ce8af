import type { ErasureContext } from "#lambdas/privacy/closing/erasure-context.ts";
import { eraseDueAccounts } from "#lambdas/privacy/closing/erase-due-accounts.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aBazaar } from "#tests/lambdas/ads/listings/context.ts";
import { closing } from "#tests/lambdas/ownership/transfers/closing.ts";
import { crashes } from "#tests/lambdas/ownership/transfers/crashes.ts";

export const frames = ["WALK000001", "WALK000002", "WALK000003"] as const;
export const pointsAtFirst = 1500;
const people = ["anna", "bo", "cilla", "dan"] as const;

/** Four people and three bikes. An erased person is replaced by a new account of the same name. */
export const aWalk = async () => {
  const { between, ask } = crashes();
  const bazaar = await aBazaar(between);
  const { system } = bazaar;
  const failures: unknown[] = [];
  const erasing: ErasureContext = {
    table: await bazaar.inRole("erase-accounts"),
    system,
    discardPicture: async () => undefined,
    discardCopy: async () => undefined,
    recordErasure: async () => undefined,
    removeUser: async () => undefined,
    reportFailure: (_userId, error) => void failures.push(error),
  };
  const { close, reopen } = await closing(bazaar);
  const living: string[] = [...people];
  const closed = new Set<string>();
  const erased = new Set<string>();
  for (const who of people) await bazaar.person(who, pointsAtFirst);
  const ids: string[] = [];
  for (const [place, frameNumber] of frames.entries())
    ids.push((await bazaar.bike({ ownerId: people[place]!, frameNumber })).id);

  /** An interrupted erasure continues the next night. */
  const replaceErased = async (): Promise<void> => {
    for (const [place, who] of living.entries()) {
      if (!closed.has(who)) continue;
      if ((await bazaar.table.get(keys.profile(who), ProfileItem)) !== undefined) continue;
      closed.delete(who);
      erased.add(who);
      living[place] = `${people[place]!}${erased.size}`;
      await bazaar.person(living[place], pointsAtFirst);
    }
  };
  return {
    bazaar,
    ask,
    close,
    reopen,
    ids,
    living,
    closed,
    erased,
    failures,
    /** Runs all nightly jobs. */
    night: async (): Promise<void> => {
      await bazaar.expire();
      await bazaar.expireListings();
      await bazaar.forget();
      await eraseDueAccounts(erasing);
      await replaceErased();
    },
  };
};
export type Walk = Awaited<ReturnType<typeof aWalk>>;
