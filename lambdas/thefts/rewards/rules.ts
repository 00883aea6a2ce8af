import { daysToProve, rewardsAYear } from "#contract/thefts/found-reports.ts";
import type { Moves } from "#lambdas/platform/http/move.ts";
import type { FoundFlag, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Days; a younger account may have been made for the reward. */
const youngDays = 7;
const yearDays = 365;

type Promised = { readonly theftId: string; readonly at: string };

type Account = Pick<ProfileItem, "userId" | "personalNumberMac">;

export type FinderFacts = {
  readonly finder: Account & Pick<ProfileItem, "phone" | "createdAt" | "identityLevel">;
  readonly owner: Pick<ProfileItem, "userId" | "phone" | "phoneVerifiedAt"> | undefined;
  /** Present and former ones. */
  readonly owners: readonly Account[];
  readonly promised: readonly Promised[];
  readonly now: Date;
};

const since = (at: string, now: Date): number => now.getTime() - Date.parse(at);

export const withinLastYear = (promised: readonly Promised[], now: Date): Promised[] =>
  promised.filter(({ at }) => since(at, now) < yearDays * dayMilliseconds);

/** True if an owner is the same person with another account. */
export const isOwnersOther = (
  { userId, personalNumberMac: mac }: Account,
  owners: readonly Account[],
): boolean =>
  mac !== undefined && owners.some((owner) => owner.userId !== userId && owner.personalNumberMac === mac);

/** Reasons against paying a finder. The finder's own phone number counts even if unverified. */
export const flagsOf = ({ finder, owner, owners, promised, now }: FinderFacts): FoundFlag[] => {
  const ownersPhone = owner?.phoneVerifiedAt === undefined ? undefined : owner.phone;
  const isOwner = owners.some(({ userId }) => userId === finder.userId);
  const flags: readonly (readonly [FoundFlag, boolean])[] = [
    ["many-rewards", withinLastYear(promised, now).length >= rewardsAYear],
    ["same-phone", ownersPhone !== undefined && ownersPhone === finder.phone],
    ["previous-owner", isOwner || isOwnersOther(finder, owners)],
    ["new-account", since(finder.createdAt, now) < youngDays * dayMilliseconds],
  ];
  return flags.filter(([, applies]) => applies).map(([flag]) => flag);
};

/** A person connected with the bike is never paid for finding it. */
export const mayBePaid = (flags: readonly FoundFlag[]): boolean =>
  !flags.includes("same-phone") && !flags.includes("previous-owner");

export const initialState = (flags: readonly FoundFlag[]): "held" | "under_review" =>
  flags.includes("many-rewards") ? "under_review" : "held";

/** Points that are not paid by then lapse. */
export const proveBy = ({ dueAt }: Pick<RewardItem, "dueAt">): Date =>
  new Date(Date.parse(dueAt) + daysToProve * dayMilliseconds);

const decided = { problem: "reward-not-under-review" } as const;
const settled = { paid: decided, refused: decided, taken_back: decided } as const;

/**
 * Moves of promised points. Only the schedule pays, after checking the finder's identity; until then
 * reserved points can be refused.
 */
export const rewardMoves = {
  fallDue: { held: { to: "paid" }, under_review: decided, ...settled },
  approve: { held: decided, under_review: { to: "held" }, ...settled },
  refuse: { held: { to: "refused" }, under_review: { to: "refused" }, ...settled },
  takeBack: { held: decided, under_review: decided, ...settled, paid: { to: "taken_back" } },
} as const satisfies Moves<"fallDue" | "approve" | "refuse" | "takeBack", RewardItem["state"]>;
