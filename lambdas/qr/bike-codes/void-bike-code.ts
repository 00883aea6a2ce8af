import type { BikeCodes, VoidReason } from "#contract/bike-codes.ts";
import type { QrContext } from "#lambdas/qr/qr-context.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { codeEvent } from "#lambdas/shared/qr/code-events.ts";
import { newLinkedCode, voidCode } from "#lambdas/shared/qr/code-writes.ts";
import { planLink, planVoid } from "#lambdas/shared/qr/link-writes.ts";
import { readBikeCodes } from "#lambdas/shared/qr/read-bike-codes.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import { uuidOf } from "#lambdas/shared/table/ids.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import {
  type Asked,
  codeOf,
  listBikeCodes,
  requireDecided,
  whileOwned,
  whileSent,
} from "./own-bike-codes.ts";

type Voiding = Asked & {
  readonly uid: string;
  readonly reason: VoidReason;
  readonly followedBy?: string | undefined;
};

/** The papers of a bike are printed again with another code, which is made at once: a bike has always one. */
const paperWrites = ({ system }: QrContext, bike: BikeItem, { uid, reason }: Voiding): Action[] => {
  const { id: bikeId, ownerId, frameNumber, registeredAt: linkedAt, version } = bike;
  const at = system.now().toISOString();
  const qrUid = uuidOf(system.bytes(16));
  const former = { bikeId, uid, kind: "papers", linkedAt, voidedAt: at, voidReason: reason };
  return [
    // No list and no search knows the code: nothing else of the bike changes.
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
    whileOwned(bike),
    ...(await whileSent(context, userId, uid)),
    ...planVoid(uid, { bikeId, at, reason, followedBy }),
    ...(followedBy === undefined
      ? []
      : await planLink(table, followedBy, { bikeId, frameNumber, at, by: userId, follows: uid })),
  ];
};

/** Makes a code of one's own bike lead nowhere. The sticker that takes its place is linked in the same moment. */
export const voidBikeCode = (context: QrContext, voiding: Voiding): Promise<BikeCodes> =>
  untilFresh(context.system, async () => {
    const { table } = context;
    const { userId, bikeId, uid, followedBy } = voiding;
    const bike = await readOwnBike(table, userId, bikeId);
    if (followedBy !== undefined) requireDecided(bike);
    const { kind } = codeOf(await readBikeCodes(table, bike), uid);
    await table.transact(
      kind === "papers" ? paperWrites(context, bike, voiding) : await stickerWrites(context, bike, voiding),
    );
    return listBikeCodes(context, voiding);
  });
