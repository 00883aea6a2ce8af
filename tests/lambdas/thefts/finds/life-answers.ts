import { newThreadsADay } from "#contract/messages/messages.ts";
import * as z from "zod";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { FoldItem, FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { type FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { foldPartition, keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The possible steps; repeated ones are more likely. */
export const actionNames = [
  "register",
  "register",
  "approve",
  "approve",
  "approve",
  "edit",
  "remove",
  "steal",
  "steal",
  "steal",
  "change",
  "recover",
  "recover",
  "battery",
  "batteryBack",
  "find",
  "find",
  "find",
  "see",
  "confirm",
  "confirm",
  "reject",
  "pass",
  "clock",
  "match",
  "pay",
  "refuse",
  "takeBack",
] as const;
type ActionName = (typeof actionNames)[number];

export type Situation = {
  readonly name: ActionName;
  readonly who: string;
  readonly number: string;
  readonly bike: BikeItem | undefined;
  readonly userId: string;
  readonly report: FoundReportItem | undefined;
  readonly reportBike: BikeItem | undefined;
  readonly decider: string;
};

const Quota = z.object({ spent: z.number() });

const onOwnBike = ({ name, bike }: Situation & { readonly bike: BikeItem }): string => {
  const stolen = bike.status === "stolen";
  const battery = bike.batteryStolenSince !== undefined;
  switch (name) {
    case "edit":
      return stolen ? "stolen-cannot-be-edited" : "none";
    case "remove":
      return stolen ? "stolen-cannot-be-deleted" : "none";
    case "steal":
      return stolen ? "bike-already-stolen" : "none";
    case "change":
    case "recover":
      return stolen ? "none" : "bike-not-stolen";
    case "battery":
      if (battery) return "battery-already-stolen";
      return bike.batterySerialNumber === undefined ? "battery-serial-number-missing" : "none";
    case "batteryBack":
      return battery ? "none" : "battery-not-stolen";
    default:
      return "none";
  }
};

const whenFinding = async (
  table: Table,
  { now }: Pick<System, "now">,
  { bike, who }: Situation,
): Promise<string> => {
  if (!bike || !isListed(bike)) return "bike-not-found";
  if (bike.ownerId === who) return "own-bike";
  if (bike.theftId === undefined) return "bike-not-stolen";
  const today = isoDate(swedishDate(now()));
  const [guard, quota] = await Promise.all([
    table.get(keys.finder(bike.id, bike.theftId, who), z.unknown()),
    table.get(keys.quota("found-reports", who, today), Quota),
  ]);
  if (guard !== undefined) return "already-reported-found";
  return (quota?.spent ?? 0) >= newThreadsADay.verified ? "too-many-requests" : "none";
};

const whenRegistering = async (table: Table, { number }: Situation): Promise<string> => {
  const partition = foldPartition(foldFrameNumber(number));
  const { items } = await table.query({ partition, schema: FoldItem, limit: 50 });
  if (items.some(({ stolen, frameNumber }) => stolen && frameNumber !== number))
    return "frame-number-resembles-stolen";
  return (await table.get(keys.frameGuard(number), FrameGuardItem)) ? "frame-number-taken" : "none";
};

const whenDeciding = ({ report, reportBike, decider }: Situation): string => {
  if (reportBike?.ownerId !== decider || reportBike.deletedAt !== undefined) return "bike-not-found";
  if (report?.ownerId !== decider) return "found-report-not-found";
  return report.state === "pending" || report.state === "owner_seen" ? "none" : "found-report-decided";
};

const settledFrom = new Map<ActionName, readonly RewardItem["state"][]>([
  ["pay", ["under_review"]],
  ["refuse", ["held", "under_review"]],
  ["takeBack", ["paid"]],
]);

const whenSettling = async (table: Table, { name, report }: Situation): Promise<string> => {
  if (!report) return "found-report-not-found";
  const reward = await table.get(keys.reward(report.bikeId, report.theftId), RewardItem);
  return reward?.reportId === report.id && settledFrom.get(name)?.includes(reward.state)
    ? "none"
    : "reward-not-under-review";
};

/** A second implementation of the rules: the expected response for each person and state. */
export const expectedProblem = async (
  table: Table,
  system: Pick<System, "now">,
  situation: Situation,
): Promise<string> => {
  const { name, bike, userId } = situation;
  switch (name) {
    case "pass":
    case "clock":
    case "match":
      return "none";
    case "approve":
      if (!bike) return "bike-not-found";
      return isInReview(bike) && bike.deletedAt === undefined ? "none" : "bike-review-decided";
    case "register":
      return whenRegistering(table, situation);
    case "find":
      return whenFinding(table, system, situation);
    case "confirm":
    case "reject":
      return whenDeciding(situation);
    case "pay":
    case "refuse":
    case "takeBack":
      return whenSettling(table, situation);
    default:
      if (bike?.ownerId !== userId) return "bike-not-found";
      // Removing a deleted bike again succeeds.
      if (bike.deletedAt !== undefined) return name === "remove" ? "none" : "bike-not-found";
      return onOwnBike({ ...situation, bike });
  }
};
