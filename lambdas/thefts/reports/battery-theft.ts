import { move } from "#lambdas/platform/http/move.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { wholeOwnView } from "#lambdas/bikes/own-view.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { type BatteryState, batteryMoves } from "./moves.ts";
import { requireNotFuture } from "./clean-report.ts";

const stateOf = ({ batterySerialNumber, batteryStolenSince }: BikeItem): BatteryState => {
  if (batteryStolenSince !== undefined) return "stolen";
  return batterySerialNumber === undefined ? "unknown" : "safe";
};

type Change = {
  readonly name: keyof typeof batteryMoves;
  readonly eventType: "battery_theft" | "battery_recovery";
  readonly stolenDate: string | undefined;
};

const changeBattery = (
  { table, system }: TheftsContext,
  userId: string,
  bikeId: string,
  { name, eventType, stolenDate }: Change,
): Promise<BikeItem> =>
  retryOnConflict(system, async () => {
    const before = await readOwnBike(table, userId, bikeId);
    move<BatteryState>(batteryMoves[name], stateOf(before));
    const after = { ...before, batteryStolenSince: stolenDate, version: before.version + 1 };
    const at = system.now().toISOString();
    await table.transact([
      requireOpenAccount(userId),
      ...changeWrites(before, after),
      eventWrite({ bikeId, eventType, at, ownerId: userId, stolenDate }, system.newId("event")),
    ]);
    return after;
  });

/** Makes the serial number public for searches. The bike's own status does not change. */
export const reportBatteryStolen = async (
  context: TheftsContext,
  userId: string,
  bikeId: string,
  stolenDate: string,
): Promise<OwnBike> => {
  requireNotFuture(stolenDate, context.system.now());
  const change = { name: "reportBatteryStolen", eventType: "battery_theft", stolenDate } as const;
  return wholeOwnView(context, await changeBattery(context, userId, bikeId, change));
};

export const markBatteryRecovered = async (
  context: TheftsContext,
  userId: string,
  bikeId: string,
): Promise<OwnBike> => {
  const change = {
    name: "markBatteryRecovered",
    eventType: "battery_recovery",
    stolenDate: undefined,
  } as const;
  return wholeOwnView(context, await changeBattery(context, userId, bikeId, change));
};
