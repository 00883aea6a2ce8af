import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { BikeRemoval, RemovalRequest } from "#contract/office/bike-removals.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { requireRemovable } from "./require-removable.ts";
import { showRemovals } from "./show-removals.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { requestTimes } from "#lambdas/people/administrators/four-eyes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check, put } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { equals, isNew, notAfter } from "#lambdas/platform/table/expectations.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type RemovalInput = { readonly adminId: string; readonly bikeId: string; readonly request: RemovalRequest };

const Guard = z.object({ userId: z.string() });

/** The person who claims the bike. An address without an account is a typing error. */
const readClaimant = async (
  table: Pick<Table, "get">,
  request: RemovalRequest,
): Promise<string | undefined> => {
  if (request.as !== "false" || request.tell === undefined) return undefined;
  const guard = await table.get(keys.emailGuard(request.tell.toLowerCase()), Guard);
  if (!guard) throw new ProblemError("account-not-found");
  return guard.userId;
};

/** Fails with `removal-outdated` if the bike has changed since it was read. */
const requireUnchangedBike = ({ id, version }: BikeItem): Action =>
  check(keys.bike(id)).expect("version", version, "removal-outdated");

/** Replaces a request that has lapsed, was declined, or is outdated because the bike has changed. */
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
  { adminId, request }: RemovalInput,
  { bike, kept }: { readonly bike: BikeItem; readonly kept: BikeItem | undefined },
): Promise<BikeRemovalItem> => {
  const now = system.now();
  const moments = requestTimes(now);
  return {
    entity: "bikeRemoval",
    id: system.newId("removal"),
    bikeId: bike.id,
    ownerId: bike.ownerId,
    as: request.as,
    keptBikeId: kept?.id,
    keptOwnerId: kept?.ownerId,
    toldId: await readClaimant(table, request),
    bike: titleOf(bike),
    frameNumber: bike.frameNumber,
    reason: hidePersonalNumbers(request.reason, swedishDate(now)),
    askedBy: adminId,
    ...moments,
    bikeVersion: bike.version,
    keptVersion: kept?.version,
    state: "open",
    expiresAt: Math.floor(Date.parse(moments.lapsesAt) / 1000),
  };
};

/** The bike stays until another administrator approves. */
export const askForRemoval = async (context: BikeAdminContext, input: RemovalInput): Promise<BikeRemoval> => {
  const { table, system } = context;
  const { adminId, bikeId, request } = input;
  const keptBikeId = request.as === "duplicate" ? request.keptBikeId : undefined;
  const both = await requireRemovable(table, { adminId, bikeId, keptBikeId });
  if (both.bike.version !== request.version) throw new ProblemError("removal-outdated");
  const before = await table.get(keys.bikeRemoval(bikeId), BikeRemovalItem);
  const removal = await newRemoval(context, input, both);
  const about = { subject: bikeId, person: both.bike.ownerId, bike: bikeId, by: adminId } as const;
  const { askedAt: at, reason } = removal;
  await table.transact([
    requestWrite(removal, before),
    requireUnchangedBike(both.bike),
    ...(both.kept ? [requireUnchangedBike(both.kept)] : []),
    ...auditWrites(system, { ...about, action: "bike-removal-asked", at, reason }),
  ]);
  const [shown] = await showRemovals(table, adminId, [removal]);
  if (!shown) throw new ProblemError("bike-not-found");
  return shown;
};
