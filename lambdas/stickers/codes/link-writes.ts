import { type Voided, linkCode, moveCode, unlinkCode, voidCode } from "./code-writes.ts";
import { codeEvent } from "./code-events.ts";
import { activeStockWrites, stockWrites } from "./stock-writes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Reading = Pick<Table, "get">;
type Linking = {
  readonly bikeId: string;
  readonly frameNumber: string;
  readonly at: string;
  readonly orderId?: string;
  readonly orderNumber?: string;
  readonly follows?: string;
  /** Refuses stickers of other pools. */
  readonly pool?: string;
  /** The store registration that the sticker pays for. */
  readonly paysFor?: string | undefined;
  /** The owner, who may reuse a sticker from a bike of theirs that they have deleted. */
  readonly by?: string;
  /** Assumes that the roll of `pool` is active, and fails with `stale` if it is not. */
  readonly fromActiveRoll?: boolean;
};

const readCode = async (table: Reading, uid: string): Promise<QrCodeItem> => {
  const code = await table.get(keys.qr(uid), QrCodeItem);
  if (!code) throw new ProblemError("qr-code-taken");
  return code;
};

/** Moves a sticker from the owner's deleted bike. The roll's count stays, because the sticker already left it. */
const planMove = async (table: Reading, code: QrCodeItem, linking: Linking): Promise<Action[]> => {
  const former =
    code.state === "linked" && code.bikeId !== undefined
      ? await table.get(keys.bike(code.bikeId), BikeItem)
      : undefined;
  if (former?.deletedAt === undefined || former.ownerId !== linking.by)
    throw new ProblemError("qr-code-taken");
  return [
    moveCode(code.uid, former.id, linking),
    check(keys.bike(former.id)).expect("deletedAt", former.deletedAt, "qr-code-taken"),
    remove(keys.bikeCode(former.id, code.uid)),
    codeEvent(code.uid, { what: "unlinked", at: linking.at, bikeId: former.id }),
  ];
};

/**
 * Plans to link a sticker to a bike. Throws `qr-code-taken` for an unknown, voided or linked one, unless its
 * owner `by` has deleted its bike.
 */
export const planLink = async (table: Reading, uid: string, linking: Linking): Promise<Action[]> => {
  const code = await readCode(table, uid);
  const { bikeId, frameNumber, at, orderId, orderNumber, follows, pool, fromActiveRoll } = linking;
  if (pool !== undefined && code.rollId === undefined) throw new ProblemError("qr-code-taken");
  const onBike = { bikeId, uid, linkedAt: at, orderId, isReusable: code.rollId !== undefined };
  const stock = () =>
    fromActiveRoll && pool !== undefined && code.rollId !== undefined
      ? activeStockWrites(code.rollId, pool, at)
      : stockWrites(table, [code], -1, at, pool);
  return [
    ...(code.state === "made"
      ? [linkCode(uid, linking), ...(await stock())]
      : await planMove(table, code, linking)),
    put(keys.bikeCode(bikeId, uid), "bikeCode", onBike).expectNew("stale"),
    codeEvent(uid, { what: "linked", at, bikeId, frameNumber, orderNumber, follows }),
  ];
};

type Unlinking = {
  readonly bikeId: string;
  readonly at: string;
  /** Set when the registration they paid for is taken back, so that they can pay for another. */
  readonly givesBack?: true;
};

/** Plans to unlink stickers and return them to their rolls. A code made for this bike alone has no roll and is voided. */
export const planUnlink = async (
  table: Reading,
  uids: readonly string[],
  { bikeId, at, givesBack }: Unlinking,
): Promise<Action[]> => {
  const codes = await Promise.all(uids.map((uid) => readCode(table, uid)));
  const off = codes.flatMap(({ uid, rollId }) => [
    rollId === undefined
      ? voidCode(uid, { bikeId, at, reason: "other" })
      : unlinkCode(uid, bikeId).remove(...(givesBack ? ["paidFor"] : [])),
    remove(keys.bikeCode(bikeId, uid)),
    rollId === undefined
      ? codeEvent(uid, { what: "voided", at, bikeId, voidReason: "other" })
      : codeEvent(uid, { what: "unlinked", at, bikeId }),
  ]);
  return [...off, ...(await stockWrites(table, codes, 1, at))];
};

/** Plans to void a sticker for good; the bike keeps a record. Its roll's count was reduced when it was linked. */
export const planVoid = (uid: string, voided: Voided): Action[] => {
  const { bikeId, at, reason } = voided;
  return [
    voidCode(uid, voided),
    update(keys.bikeCode(bikeId, uid))
      .set({ voidedAt: at, voidReason: reason })
      .expectAbsent("voidedAt", "qr-not-found")
      .expectExists("qr-not-found"),
    codeEvent(uid, { what: "voided", at, bikeId, voidReason: reason }),
  ];
};
