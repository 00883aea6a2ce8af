import type { BikeStatus } from "#contract/bikes/bike-types.ts";
import type { Moves } from "#lambdas/platform/http/move.ts";

/**
 * Owners' moves by status. A bike under review can be reported stolen, and returns to review when
 * recovered.
 */
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

/** `unknown`: no serial number registered. Independent of the bike's own status. */
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
