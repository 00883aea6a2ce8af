import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import type { BikeRemoval, RemovalRequest } from "#contract/bike-removals.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { requireRemovable } from "./require-removable.ts";
import { showRemovals } from "./show-removals.ts";
import type { BikeAdminContext } from "#lambdas/bike-admin/bike-admin-context.ts";
import { askedNow } from "#lambdas/shared/administrators/four-eyes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, check, put } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { equals, isNew, notAfter } from "#lambdas/shared/table/expectations.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Asked = { readonly adminId: string; readonly bikeId: string; readonly request: RemovalRequest };

const Guard = z.object({ userId: z.string() });

/** Who has written about the bike. An address without an account is a slip of the pen. */
const readTold = async (table: Pick<Table, "get">, request: RemovalRequest): Promise<string | undefined> => {
  if (request.as !== "false" || request.tell === undefined) return undefined;
  const guard = await table.get(keys.emailGuard(request.tell.toLowerCase()), Guard);
  if (!guard) throw new ProblemError("account-not-found");
  return guard.userId;
};

/** Holds while a bike is still as it was seen. */
const whileSeen = ({ id, version }: BikeItem): Action =>
  check(keys.bike(id)).expect("version", version, "removal-outdated");

/** Takes the place of one whose time is up, that was declined, or that nobody can approve any more because the bike has changed. */
const requestWrite = (removal: BikeRemovalItem, before: BikeRemovalItem | undefined): Action => {
  const isOver = before && (before.state !== "open" || before.bikeVersion !== removal.bikeVersion);
  return put(keys.bikeRemoval(removal.bikeId), "bikeRemoval", {
    ...removal,
    gsi1pk: lists.openRemovals(),
    gsi1sk: `${removal.askedAt}#${removal.id}`,
  }).expectEither(
    [
      isNew("removal-open"),
      notAfter("lapsesAt", removal.askedAt, "removal-open"),
      ...(isOver ? [equals("id", before.id, "removal-open")] : []),
    ],
    "removal-open",
  );
};

const newRemoval = async (
  { table, system }: BikeAdminContext,
  { adminId, request }: Asked,
  { bike, kept }: { readonly bike: BikeItem; readonly kept: BikeItem | undefined },
): Promise<BikeRemovalItem> => {
  const now = system.now();
  const asked = askedNow(now);
  return {
    entity: "bikeRemoval",
    id: system.newId("removal"),
    bikeId: bike.id,
    ownerId: bike.ownerId,
    as: request.as,
    keptBikeId: kept?.id,
    keptOwnerId: kept?.ownerId,
    toldId: await readTold(table, request),
    bike: titleOf(bike),
    frameNumber: bike.frameNumber,
    reason: hidePersonalNumbers(request.reason, swedishDate(now)),
    askedBy: adminId,
    ...asked,
    bikeVersion: bike.version,
    keptVersion: kept?.version,
    state: "open",
    expiresAt: Math.floor(Date.parse(asked.lapsesAt) / 1000),
  };
};

/** Asks for a bike to be taken out of the register. Nothing happens to it before another administrator has approved. */
export const askForRemoval = async (context: BikeAdminContext, asked: Asked): Promise<BikeRemoval> => {
  const { table, system } = context;
  const { adminId, bikeId, request } = asked;
  const keptBikeId = request.as === "duplicate" ? request.keptBikeId : undefined;
  const both = await requireRemovable(table, { adminId, bikeId, keptBikeId });
  if (both.bike.version !== request.version) throw new ProblemError("removal-outdated");
  const before = await table.get(keys.bikeRemoval(bikeId), BikeRemovalItem);
  const removal = await newRemoval(context, asked, both);
  const about = { subject: bikeId, person: both.bike.ownerId, bike: bikeId, by: adminId } as const;
  const { askedAt: at, reason } = removal;
  await table.transact([
    requestWrite(removal, before),
    whileSeen(both.bike),
    ...(both.kept ? [whileSeen(both.kept)] : []),
    ...auditWrites(system, { ...about, action: "bike-removal-asked", at, reason }),
  ]);
  const [shown] = await showRemovals(table, adminId, [removal]);
  if (!shown) throw new ProblemError("bike-not-found");
  return shown;
};
