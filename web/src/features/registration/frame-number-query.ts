import { queryKeys } from "#web/api/query-keys.ts";
import { type NumberRegister, numberQuery } from "#web/shared/frame-number/use-number-check.ts";
import { bikes } from "./registration-api.ts";

export const ownRegister: NumberRegister = {
  keyOf: queryKeys.frameNumber.one,
  ask: (frameNumber, signal) => bikes.checkFrameNumber({ params: { frameNumber } }, { signal }),
};

/** Whether the register has this canonical number. */
export const frameNumberQuery = (frameNumber: string) => numberQuery(ownRegister, frameNumber);
