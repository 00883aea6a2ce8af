import type { AdOutcome } from "#contract/ad-decisions.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { AdCaseItem } from "#lambdas/shared/table/items/ad-report.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

type Told = { readonly userId: string; readonly what: string };

/** What is said to whom. A seller whose ad nobody has removed does not learn that it was reported. */
const toldOf = (before: AdCaseItem, outcome: AdOutcome): Told[] => {
  const { sellerId, reporters, decisions } = before;
  const again = before.state === "appealed";
  const wasRemoved = decisions.at(-1)?.outcome === "removed";
  const forSeller =
    outcome === "removed"
      ? [wasRemoved ? "ad-removal-upheld" : "ad-removed"]
      : wasRemoved
        ? ["ad-removal-reversed"]
        : [];
  return [
    ...forSeller.map((what) => ({ userId: sellerId, what })),
    ...reporters.flatMap(({ userId }) =>
      userId === undefined ? [] : [{ userId, what: `${again ? "ad-reviewed" : "ad-report"}-${outcome}` }],
    ),
  ];
};

/** Tells in the service what has been decided. Who has left is told nothing. */
export const toldWrites = async (
  {
    table,
    system: { now, newId },
  }: { readonly table: Table; readonly system: Pick<System, "now" | "newId"> },
  before: AdCaseItem,
  outcome: AdOutcome,
): Promise<Action[]> => {
  const told = toldOf(before, outcome);
  const people = await table.batchGet(
    told.map(({ userId }) => keys.profile(userId)),
    ProfileItem.pick({ userId: true }),
  );
  const here = new Set(people.map(({ userId }) => userId));
  return told
    .filter(({ userId }) => here.has(userId))
    .map(({ userId, what }) =>
      notificationWrite(
        {
          userId,
          type: "review",
          params: { what, bike: before.ad.title },
          link: `/ad-decisions/${before.id}`,
        },
        newId("notification"),
        now(),
      ),
    );
};
