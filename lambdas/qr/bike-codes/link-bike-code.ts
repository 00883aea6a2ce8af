import { type BikeCodes, mostStickers } from "#contract/bike-codes.ts";
import type { QrContext } from "#lambdas/qr/qr-context.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { planLink } from "#lambdas/shared/qr/link-writes.ts";
import { readBikeCodes } from "#lambdas/shared/qr/read-bike-codes.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { type Asked, listBikeCodes, requireDecided, whileOwned } from "./own-bike-codes.ts";

/** Lets a sticker in the hand lead to a bike of one's own. Linking it again changes nothing. */
export const linkBikeCode = (
  context: QrContext,
  asked: Asked & { readonly uid: string },
): Promise<BikeCodes> =>
  untilFresh(context.system, async () => {
    const { table, system } = context;
    const { userId, bikeId, uid } = asked;
    const bike = await readOwnBike(table, userId, bikeId);
    requireDecided(bike);
    const linked = (await readBikeCodes(table, bike)).filter(({ state }) => state === "linked");
    if (linked.some((code) => code.uid === uid)) return listBikeCodes(context, asked);
    if (linked.length > mostStickers) throw new ProblemError("too-many-stickers");
    const { frameNumber } = bike;
    const linking = { bikeId, frameNumber, at: system.now().toISOString(), by: userId };
    await table.transact([whileOpen(userId), whileOwned(bike), ...(await planLink(table, uid, linking))]);
    return listBikeCodes(context, asked);
  });
