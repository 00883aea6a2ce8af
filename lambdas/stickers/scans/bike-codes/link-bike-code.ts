import { type BikeCodes, maxStickersPerBike } from "#contract/stickers/bike-codes.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { planLink } from "#lambdas/stickers/codes/link-writes.ts";
import { readBikeCodes } from "#lambdas/stickers/codes/read-bike-codes.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { type BikeRequest, listBikeCodes, requireDecided, expectOwned } from "./own-bike-codes.ts";

/** Links a sticker to the caller's bike. Repeating it changes nothing. */
export const linkBikeCode = (
  context: QrContext,
  request: BikeRequest & { readonly uid: string },
): Promise<BikeCodes> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const { userId, bikeId, uid } = request;
    const bike = await readOwnBike(table, userId, bikeId);
    requireDecided(bike);
    const linked = (await readBikeCodes(table, bike)).filter(({ state }) => state === "linked");
    if (linked.some((code) => code.uid === uid)) return listBikeCodes(context, request);
    if (linked.length > maxStickersPerBike) throw new ProblemError("too-many-stickers");
    const { frameNumber } = bike;
    const linking = { bikeId, frameNumber, at: system.now().toISOString(), by: userId };
    await table.transact([
      requireOpenAccount(userId),
      expectOwned(bike),
      ...(await planLink(table, uid, linking)),
    ]);
    return listBikeCodes(context, request);
  });
