import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { readOthersBike } from "./require-removable.ts";
import { undecidedAlike } from "./settle-likeness.ts";
import type { BikeAdminContext } from "#lambdas/bike-admin/bike-admin-context.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Apart = {
  readonly adminId: string;
  readonly bikeId: string;
  readonly otherId: string;
  readonly reason: string;
};

/** Nothing but these facts changes: the bike stands in its lists as before. */
const toldApart = async (
  { table }: Pick<BikeAdminContext, "table">,
  bike: BikeItem,
  other: string,
): Promise<Action[]> => {
  const rest = await undecidedAlike(table, bike, other);
  return changeWrites(bike, {
    ...bike,
    notSameAs: [...new Set([...(bike.notSameAs ?? []), other])],
    possibleDuplicate: rest.length > 0,
    version: bike.version + 1,
  });
};

/** Says that two bikes whose numbers look the same are two bikes. That takes nothing from anybody, so one administrator does it. */
export const tellBikesApart = (
  context: Pick<BikeAdminContext, "table" | "system">,
  { adminId, bikeId, otherId, reason }: Apart,
): Promise<Record<string, never>> =>
  untilFresh(context.system, async () => {
    const { table, system } = context;
    const bike = await readOthersBike(table, adminId, bikeId);
    const other = await readOthersBike(table, adminId, otherId);
    if (bike.notSameAs?.includes(otherId)) return {};
    if (!(await undecidedAlike(table, bike)).includes(otherId)) throw new ProblemError("removal-outdated");
    const now = system.now();
    const line = { action: "bikes-told-apart", by: adminId, at: now.toISOString() } as const;
    await table.transact([
      ...(await toldApart(context, bike, otherId)),
      ...(await toldApart(context, other, bikeId)),
      ...auditWrites(system, {
        ...line,
        subject: otherId,
        bike: bikeId,
        reason: hidePersonalNumbers(reason, swedishDate(now)),
      }),
    ]);
    return {};
  });
