import { linkCode, unlinkCode, voidCode } from "./code-writes.ts";
import { stockWrites } from "./stock-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Reading = Pick<Table, "get">;
type Linking = {
  readonly bikeId: string;
  readonly frameNumber: string;
  readonly at: string;
  readonly orderId?: string;
  /** Only a sticker of this pool. */
  readonly pool?: string;
};

const readCode = async (table: Reading, uid: string): Promise<QrCodeItem> => {
  const code = await table.get(keys.qr(uid), QrCodeItem);
  if (!code) throw new ProblemError("qr-code-taken");
  return code;
};

/** Everything that is written when a sticker from a roll goes onto a bike. One that is unknown, linked or voided is `qr-code-taken`. */
export const planLink = async (table: Reading, uid: string, linking: Linking): Promise<Action[]> => {
  const code = await readCode(table, uid);
  const { bikeId, at, orderId, pool = code.pool } = linking;
  if (code.state !== "made" || code.pool !== pool) throw new ProblemError("qr-code-taken");
  const onBike = { bikeId, uid, linkedAt: at, orderId };
  return [
    linkCode(uid, linking),
    put(keys.bikeCode(bikeId, uid), "bikeCode", onBike).expectNew("stale"),
    ...(await stockWrites(table, [code], -1, at)),
  ];
};

/** Takes stickers off their bike and puts them back on their rolls. A code that was made for this bike alone has no roll to go to: it is voided instead. */
export const planUnlink = async (
  table: Reading,
  uids: readonly string[],
  { bikeId, at }: { readonly bikeId: string; readonly at: string },
): Promise<Action[]> => {
  const codes = await Promise.all(uids.map((uid) => readCode(table, uid)));
  const off = codes.flatMap(({ uid, rollId }) => [
    rollId === undefined ? voidCode(uid, { bikeId, at, reason: "other" }) : unlinkCode(uid, bikeId),
    remove(keys.bikeCode(bikeId, uid)),
  ]);
  return [...off, ...(await stockWrites(table, codes, 1, at))];
};
