import type { Clock } from "#local/cloud.ts";
import type { SharedNumber } from "#local/thread/shared-number.ts";

// Bound before `followClock` replaces Date, so that the clock never reads itself.
const machineNow = Date.now.bind(Date);

/** `ahead` is in milliseconds. */
export const clockAhead = (ahead: Pick<SharedNumber, "get">): Clock => ({
  now: () => machineNow() + ahead.get(),
});
