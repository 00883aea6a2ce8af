import type { AdOutcome } from "#contract/moderation/ad-decisions.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

type Notice = { readonly userId: string; readonly what: string };

/** A seller does not learn of reports unless the ad was removed. */
const noticesOf = (before: AdCaseItem, outcome: AdOutcome): Notice[] => {
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

/** In-app notifications of a decision; people who closed their account get none. */
export const notificationWrites = async (
  {
    table,
    system: { now, newId },
  }: { readonly table: Table; readonly system: Pick<System, "now" | "newId"> },
  before: AdCaseItem,
  outcome: AdOutcome,
): Promise<Action[]> => {
  const notices = noticesOf(before, outcome);
  const people = await table.batchGet(
    notices.map(({ userId }) => keys.profile(userId)),
    ProfileItem.pick({ userId: true }),
  );
  const here = new Set(people.map(({ userId }) => userId));
  return notices
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
