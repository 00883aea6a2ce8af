import { type Voided, linkCode, moveCode, unlinkCode, voidCode } from "./code-writes.ts";
import { codeEvent } from "./code-events.ts";
import { activeStockWrites, stockWrites } from "./stock-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, check, put, remove, update } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Reading = Pick<Table, "get">;
type Linking = {
  readonly bikeId: string;
  readonly frameNumber: string;
  readonly at: string;
  readonly orderId?: string;
  readonly orderNumber?: string;
  /** The code that it takes the place of. */
  readonly follows?: string;
  /** Only a sticker of this pool. */
  readonly pool?: string;
  /** The registration at a store that it pays for. */
  readonly paysFor?: string | undefined;
  /** Whose bike it is: they may use a sticker again that is on a bike they have deleted. */
  readonly by?: string;
  /** Takes for granted that the sticker's roll is in use, and is `stale` where it is not. */
  readonly fromActiveRoll?: boolean;
};

const readCode = async (table: Reading, uid: string): Promise<QrCodeItem> => {
  const code = await table.get(keys.qr(uid), QrCodeItem);
  if (!code) throw new ProblemError("qr-code-taken");
  return code;
};

/** A sticker that sits on a bike its owner has taken out of the register goes on with another bike of theirs. Its roll has been without it all the time. */
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

/** Everything that is written when a sticker goes onto a bike. One that is unknown, voided or on another bike is `qr-code-taken`. */
export const planLink = async (table: Reading, uid: string, linking: Linking): Promise<Action[]> => {
  const code = await readCode(table, uid);
  const { bikeId, frameNumber, at, orderId, orderNumber, follows, pool = code.pool } = linking;
  if (code.pool !== pool) throw new ProblemError("qr-code-taken");
  const onBike = { bikeId, uid, linkedAt: at, orderId, isReusable: code.rollId !== undefined };
  const stock = () =>
    linking.fromActiveRoll === true ? activeStockWrites(code, at) : stockWrites(table, [code], -1, at);
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
  /** What they have paid for came to nothing. */
  readonly givesBack?: true;
};

/** Takes stickers off their bike and puts them back on their rolls. A code that was made for this bike alone has no roll to go to: it is voided instead. */
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

/** Makes a sticker of a bike lead nowhere, for good. The bike remembers it. Its roll has been without it since it was linked. */
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
