import { move } from "#lambdas/shared/http/move.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { eventWrite } from "#lambdas/shared/bikes/event-write.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { wholeOwnView } from "#lambdas/shared/bikes/own-view.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { type BatteryState, batteryMoves } from "#lambdas/thefts/moves.ts";
import { requirePast } from "#lambdas/thefts/stolen-date.ts";

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
  untilFresh(system, async () => {
    const before = await readOwnBike(table, userId, bikeId);
    move<BatteryState>(batteryMoves[name], stateOf(before));
    const after = { ...before, batteryStolenSince: stolenDate, version: before.version + 1 };
    const at = system.now().toISOString();
    await table.transact([
      whileOpen(userId),
      ...changeWrites(before, after),
      eventWrite({ bikeId, eventType, at, ownerId: userId, stolenDate }, system.newId("event")),
    ]);
    return after;
  });

/** Shows the serial number of the battery to everybody who looks for it. The bike itself stays as it is. */
export const reportBatteryStolen = async (
  context: TheftsContext,
  userId: string,
  bikeId: string,
  stolenDate: string,
): Promise<OwnBike> => {
  requirePast(stolenDate, context.system.now());
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
