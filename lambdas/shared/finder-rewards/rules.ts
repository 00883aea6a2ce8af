import { rewardsAYear } from "#contract/found-reports.ts";
import type { Moves } from "#lambdas/shared/http/move.ts";
import type { FoundFlag, RewardItem } from "#lambdas/shared/table/items/found-report.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** An account as young as this may have been made for the reward. */
const youngDays = 7;
const yearDays = 365;

type Promised = { readonly theftId: string; readonly at: string };

/** What is known of a finder and the bike. */
export type FinderFacts = {
  readonly finder: Pick<ProfileItem, "userId" | "phone" | "createdAt">;
  readonly owner: Pick<ProfileItem, "userId" | "phone" | "phoneVerifiedAt"> | undefined;
  /** Everybody who has or had the bike. */
  readonly owners: readonly string[];
  readonly promised: readonly Promised[];
  readonly now: Date;
};

const since = (at: string, now: Date): number => now.getTime() - Date.parse(at);

/** What was paid to a finder in the last year, or is held for them. */
export const ofLastYear = (promised: readonly Promised[], now: Date): Promised[] =>
  promised.filter(({ at }) => since(at, now) < yearDays * dayMilliseconds);

/** What speaks against paying a finder. A number that the finder has not proved counts as theirs too: it is they who wrote it down. */
export const flagsOf = ({ finder, owner, owners, promised, now }: FinderFacts): FoundFlag[] => {
  const ownersPhone = owner?.phoneVerifiedAt === undefined ? undefined : owner.phone;
  const flags: readonly (readonly [FoundFlag, boolean])[] = [
    ["many-rewards", ofLastYear(promised, now).length >= rewardsAYear],
    ["same-phone", ownersPhone !== undefined && ownersPhone === finder.phone],
    ["previous-owner", finder.userId === owner?.userId || owners.includes(finder.userId)],
    ["new-account", since(finder.createdAt, now) < youngDays * dayMilliseconds],
  ];
  return flags.filter(([, applies]) => applies).map(([flag]) => flag);
};

/** The bike's own people are never paid for finding it. */
export const mayBePaid = (flags: readonly FoundFlag[]): boolean =>
  !flags.includes("same-phone") && !flags.includes("previous-owner");

/** What becomes of points that are promised now. */
export const firstState = (flags: readonly FoundFlag[]): "held" | "under_review" =>
  flags.includes("many-rewards") ? "under_review" : "held";

const decided = { problem: "reward-not-under-review" } as const;

/** What can be done with promised points: by the clock, or by an administrator. Held ones can be refused until they are paid. */
export const rewardMoves = {
  fallDue: { held: { to: "paid" }, under_review: decided, paid: decided, refused: decided },
  pay: { held: decided, under_review: { to: "paid" }, paid: decided, refused: decided },
  refuse: { held: { to: "refused" }, under_review: { to: "refused" }, paid: decided, refused: decided },
} as const satisfies Moves<"fallDue" | "pay" | "refuse", RewardItem["state"]>;
