import { bikeOfCode } from "#lambdas/stickers/codes/bike-of-code.ts";
import type { QrContext } from "./qr-context.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";

/** Enough to misread a worn number several times, too few to guess one. */
const perAddress: RateLimit = { what: "frame-number-comparisons", max: 20, window: seconds(60 * 60) };

export const compareFrameNumber = async (
  { table, system }: QrContext,
  { uid, frameNumber }: { readonly uid: string; readonly frameNumber: string },
  address: string,
): Promise<{ matches: boolean }> => {
  await countAgainst(table, perAddress, address, system.now());
  const bike = await bikeOfCode(table, uid);
  return { matches: bike.frameNumber === frameNumber };
};
