import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { readOthersBike } from "./require-removable.ts";
import { undecidedAlike } from "./settle-likeness.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type BikePair = {
  readonly adminId: string;
  readonly bikeId: string;
  readonly otherId: string;
  readonly reason: string;
};

/** Changes no lists or indexes. */
const notSameWrites = async (
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

/** Takes nothing from anyone, so one administrator is enough. */
export const tellBikesApart = (
  context: Pick<BikeAdminContext, "table" | "system">,
  { adminId, bikeId, otherId, reason }: BikePair,
): Promise<Record<string, never>> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const bike = await readOthersBike(table, adminId, bikeId);
    const other = await readOthersBike(table, adminId, otherId);
    if (bike.notSameAs?.includes(otherId)) return {};
    if (!(await undecidedAlike(table, bike)).includes(otherId)) throw new ProblemError("removal-outdated");
    const now = system.now();
    const line = { action: "bikes-told-apart", by: adminId, at: now.toISOString() } as const;
    await table.transact([
      ...(await notSameWrites(context, bike, otherId)),
      ...(await notSameWrites(context, other, bikeId)),
      ...auditWrites(system, {
        ...line,
        subject: otherId,
        bike: bikeId,
        reason: hidePersonalNumbers(reason, swedishDate(now)),
      }),
    ]);
    return {};
  });
