import { createHash } from "node:crypto";

import { isFrameNumber } from "#contract/bikes/frame-number.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { defaultVisibility } from "#lambdas/bikes/default-visibility.ts";
import { type Indexer, reindex } from "#lambdas/bikes/index/reindex.ts";
import { system } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { timeOrderedId } from "#lambdas/platform/table/ids.ts";
import { type BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { newTheft } from "#lambdas/thefts/reports/report-stolen.ts";
import { reportWrites, theftSummary } from "#lambdas/thefts/reports/theft-writes.ts";
import { uuidOf } from "#local/template/short-id.ts";

import type { TownBike } from "./town-bikes.ts";

const dayMillis = 86_400_000;

const idOf = (prefix: string, frameNumber: string, at: Date): string =>
  timeOrderedId(prefix, at, createHash("sha256").update(`${prefix} ${frameNumber}`).digest().subarray(0, 10));

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMillis);

/** The bike disappears a day before the report. */
const theftOf = (bike: BikeItem, stolenDaysAgo: number | undefined, now: Date): TheftItem | undefined => {
  if (stolenDaysAgo === undefined) return undefined;
  const reportedAt = before(now, stolenDaysAgo - 1);
  const stolenDate = before(now, stolenDaysAgo).toISOString().slice(0, 10);
  const report = { stolenDate, place: "Cykelstället vid stationen", city: bike.city ?? "Linköping" };
  return newTheft(bike, report, idOf("theft", bike.frameNumber, reportedAt), reportedAt.toISOString());
};

/** User ids by e-mail address. */
export type Owners = ReadonlyMap<string, string>;

/** An owner without an account has a made-up id and gets no mail. */
const ownerIdOf = ({ owner = "", frameNumber }: TownBike, owners: Owners): string =>
  owners.get(owner) ?? uuidOf(`owner of ${frameNumber}`);

const itemOf = (bike: TownBike, owners: Owners, now: Date): BikeItem => {
  const { daysAgo, stolenDaysAgo: _stolenDaysAgo, owner: _owner, ...details } = bike;
  if (!isFrameNumber(bike.frameNumber)) throw new Error(`${bike.frameNumber} is no frame number.`);
  const at = before(now, daysAgo);
  return {
    entity: "bike",
    ...details,
    status: "registered",
    id: idOf("bike", bike.frameNumber, at),
    ownerId: ownerIdOf(bike, owners),
    frameNumberTyped: bike.frameNumber,
    visibility: defaultVisibility,
    possibleDuplicate: false,
    qrUid: uuidOf(`code of ${bike.frameNumber}`),
    registeredAt: at.toISOString(),
    version: 1,
  };
};

const writesOf = (bike: TownBike, owners: Owners, now: Date): Action[] => {
  const item = itemOf(bike, owners, now);
  const theft = theftOf(item, bike.stolenDaysAgo, now);
  const { frameNumber, registeredAt } = item;
  const registration = idOf("event", frameNumber, new Date(registeredAt));
  if (!theft) return bikeWrites(item, registration, true);
  const stolen: BikeItem = { ...item, ...theftSummary(theft), status: "stolen", theftId: theft.id };
  const report = idOf("event", `theft of ${frameNumber}`, new Date(theft.reportedAt));
  return [...bikeWrites(stolen, registration, true), ...reportWrites(theft, report)];
};

/** An older cloud has the bike but not all search entries. */
const refresh = async (indexer: Indexer, frameNumber: string): Promise<void> => {
  const guard = await indexer.table.get(keys.frameGuard(frameNumber), FrameGuardItem);
  if (guard) await reindex(indexer, guard.bikeId, true);
};

/** Registers bikes, some of them stolen; leaves existing ones as they are. */
export const registerAll = async (
  table: Table,
  bikes: readonly TownBike[],
  owners: Owners,
  now: Date,
): Promise<void> => {
  for (const bike of bikes)
    try {
      await table.transact(writesOf(bike, owners, now));
    } catch (error) {
      if (!failedWith(error, "frame-number-taken")) throw error;
      await refresh({ table, system }, bike.frameNumber);
    }
};
