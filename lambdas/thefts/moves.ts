import type { BikeStatus } from "#contract/bike-types.ts";
import type { Moves } from "#lambdas/shared/http/move.ts";

/** What an owner can do about a bike in each of its states, and what it is then. One that an administrator has still to decide about goes on waiting, stolen or back. */
export const bikeMoves = {
  reportStolen: {
    registered: { to: "stolen" },
    stolen: { problem: "bike-already-stolen" },
    pending_review: { to: "stolen" },
  },
  changeTheft: {
    registered: { problem: "bike-not-stolen" },
    stolen: { to: "stolen" },
    pending_review: { problem: "bike-not-stolen" },
  },
  markRecovered: {
    registered: { problem: "bike-not-stolen" },
    stolen: { to: "registered" },
    pending_review: { problem: "bike-not-stolen" },
  },
} as const satisfies Moves<"reportStolen" | "changeTheft" | "markRecovered", BikeStatus>;

/** `unknown`: nobody has told its serial number. The bike itself may be stolen or not. */
export type BatteryState = "unknown" | "safe" | "stolen";

export const batteryMoves = {
  reportBatteryStolen: {
    unknown: { problem: "battery-serial-number-missing" },
    safe: { to: "stolen" },
    stolen: { problem: "battery-already-stolen" },
  },
  markBatteryRecovered: {
    unknown: { problem: "battery-not-stolen" },
    safe: { problem: "battery-not-stolen" },
    stolen: { to: "safe" },
  },
} as const satisfies Moves<"reportBatteryStolen" | "markBatteryRecovered", BatteryState>;
