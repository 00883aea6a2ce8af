import type { BikeCodes, VoidReason } from "#contract/stickers/bike-codes.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { codeEvent } from "#lambdas/stickers/codes/code-events.ts";
import { newLinkedCode, voidCode } from "#lambdas/stickers/codes/code-writes.ts";
import { planLink, planVoid } from "#lambdas/stickers/codes/link-writes.ts";
import { readBikeCodes } from "#lambdas/stickers/codes/read-bike-codes.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import {
  type BikeRequest,
  findLinkedCode,
  listBikeCodes,
  requireDecided,
  expectOwned,
  expectSent,
} from "./own-bike-codes.ts";

type Voiding = BikeRequest & {
  readonly uid: string;
  readonly reason: VoidReason;
  readonly followedBy?: string | undefined;
};

/** Voids the papers' code and makes the next one at once, because a bike always has one. */
const paperWrites = ({ system }: QrContext, bike: BikeItem, { uid, reason }: Voiding): Action[] => {
  const { id: bikeId, ownerId, frameNumber, registeredAt: linkedAt, version } = bike;
  const at = system.now().toISOString();
  const qrUid = uuidOf(system.bytes(16));
  const former = { bikeId, uid, kind: "papers", linkedAt, voidedAt: at, voidReason: reason };
  return [
    // The code is in no index or search, so only these fields change.
    update(keys.bike(bikeId))
      .set({ qrUid, version: version + 1 })
      .expect("version", version, "stale")
      .expect("ownerId", ownerId, "bike-not-found"),
    voidCode(uid, { bikeId, at, reason, followedBy: qrUid }),
    codeEvent(uid, { what: "voided", at, bikeId, voidReason: reason }),
    newLinkedCode(qrUid, { bikeId, frameNumber, at }),
    codeEvent(qrUid, { what: "linked", at, bikeId, frameNumber, follows: uid }),
    put(keys.bikeCode(bikeId, uid), "bikeCode", former).expectNew("stale"),
  ];
};

const stickerWrites = async (context: QrContext, bike: BikeItem, voiding: Voiding): Promise<Action[]> => {
  const { table, system } = context;
  const { userId, uid, reason, followedBy } = voiding;
  const { id: bikeId, frameNumber } = bike;
  const at = system.now().toISOString();
  return [
    expectOwned(bike),
    ...(await expectSent(context, userId, uid)),
    ...planVoid(uid, { bikeId, at, reason, followedBy }),
    ...(followedBy === undefined
      ? []
      : await planLink(table, followedBy, { bikeId, frameNumber, at, by: userId, follows: uid })),
  ];
};

/** Voids a code of the caller's bike, and links the sticker that replaces it in the same transaction. */
export const voidBikeCode = (context: QrContext, voiding: Voiding): Promise<BikeCodes> =>
  retryOnConflict(context.system, async () => {
    const { table } = context;
    const { userId, bikeId, uid, followedBy } = voiding;
    const bike = await readOwnBike(table, userId, bikeId);
    if (followedBy !== undefined) requireDecided(bike);
    const { kind } = findLinkedCode(await readBikeCodes(table, bike), uid);
    await table.transact(
      kind === "papers" ? paperWrites(context, bike, voiding) : await stickerWrites(context, bike, voiding),
    );
    return listBikeCodes(context, voiding);
  });
