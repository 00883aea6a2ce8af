import type { Clock } from "#local/cloud.ts";
import type { SharedNumber } from "#local/thread/shared-number.ts";

// Taken before Date is replaced, so that the clock never reads itself.
const machineNow = Date.now.bind(Date);

/** A clock that runs so many milliseconds ahead of the machine's. */
export const clockAhead = (ahead: Pick<SharedNumber, "get">): Clock => ({
  now: () => machineNow() + ahead.get(),
});
