import type { BikeCodes } from "#contract/bike-codes.ts";
import type { QrContext } from "#lambdas/qr/qr-context.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { planUnlink } from "#lambdas/shared/qr/link-writes.ts";
import { readBikeCodes } from "#lambdas/shared/qr/read-bike-codes.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { type Asked, codeOf, listBikeCodes, whileOwned, whileSent } from "./own-bike-codes.ts";

/** Takes a sticker off a bike of one's own. What stands on the bike's papers stays: it can only be voided. */
export const unlinkBikeCode = (
  context: QrContext,
  asked: Asked & { readonly uid: string },
): Promise<BikeCodes> =>
  untilFresh(context.system, async () => {
    const { table, system } = context;
    const { userId, bikeId, uid } = asked;
    const bike = await readOwnBike(table, userId, bikeId);
    if (codeOf(await readBikeCodes(table, bike), uid).kind === "papers")
      throw new ProblemError("qr-not-found");
    const off = { bikeId, at: system.now().toISOString() };
    await table.transact([
      whileOwned(bike),
      ...(await whileSent(context, userId, uid)),
      ...(await planUnlink(table, [uid], off)),
    ]);
    return listBikeCodes(context, asked);
  });
