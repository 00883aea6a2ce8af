import { queryKeys } from "#web/platform/api/query-keys.ts";
import { type NumberRegister, numberQuery } from "#web/bikes/frame-number/use-number-check.ts";
import { bikes } from "./registration-api.ts";

export const ownRegister: NumberRegister = {
  keyOf: queryKeys.frameNumber.one,
  ask: (frameNumber, signal) => bikes.checkFrameNumber({ params: { frameNumber } }, { signal }),
};

export const frameNumberQuery = (frameNumber: string) => numberQuery(ownRegister, frameNumber);
