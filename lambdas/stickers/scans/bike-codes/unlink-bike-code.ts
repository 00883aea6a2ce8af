import type { BikeCodes } from "#contract/stickers/bike-codes.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { planUnlink } from "#lambdas/stickers/codes/link-writes.ts";
import { readBikeCodes } from "#lambdas/stickers/codes/read-bike-codes.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import {
  type BikeRequest,
  findLinkedCode,
  listBikeCodes,
  expectOwned,
  expectSent,
} from "./own-bike-codes.ts";

/** Unlinks a sticker from the caller's bike. The papers' code can only be voided. */
export const unlinkBikeCode = (
  context: QrContext,
  request: BikeRequest & { readonly uid: string },
): Promise<BikeCodes> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const { userId, bikeId, uid } = request;
    const bike = await readOwnBike(table, userId, bikeId);
    if (findLinkedCode(await readBikeCodes(table, bike), uid).kind === "papers")
      throw new ProblemError("qr-not-found");
    const off = { bikeId, at: system.now().toISOString() };
    await table.transact([
      expectOwned(bike),
      ...(await expectSent(context, userId, uid)),
      ...(await planUnlink(table, [uid], off)),
    ]);
    return listBikeCodes(context, request);
  });
