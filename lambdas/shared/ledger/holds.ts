import { type Entry, entryWrites } from "./entry-writes.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import type { BalanceItem, HoldItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Points that someone sets aside until it is known whether they are spent. */
export type Hold = Pick<Entry, "userId" | "reference" | "text" | "at"> & { readonly points: number };

/** The writes that set points aside for something, once. Nobody else can spend them meanwhile. */
export const holdWrites = (balance: BalanceItem, { points, ...entry }: Hold): readonly Action[] => {
  const { userId, reference } = entry;
  return [
    put(keys.pointsHold(userId, reference), "pointsHold", {
      userId,
      reference,
      points,
      state: "held",
    }).expectNew("repeated"),
    ...entryWrites(balance, { ...entry, amount: -points, reason: "transfer_hold" }),
  ];
};

const endWrites = ({ userId, reference }: HoldItem, state: "captured" | "released"): Action =>
  update(keys.pointsHold(userId, reference)).set({ state }).expect("state", "held", "repeated");

/** The writes that spend what was set aside: the balance stays as it is, and its ledger says that it is final. */
export const captureWrites = (balance: BalanceItem, hold: HoldItem, at: Date): readonly Action[] => [
  endWrites(hold, "captured"),
  ...entryWrites(balance, { ...hold, amount: 0, reason: "transfer_capture", at }),
];

/** The writes that give back what was set aside. */
export const releaseWrites = (balance: BalanceItem, hold: HoldItem, at: Date): readonly Action[] => [
  endWrites(hold, "released"),
  ...entryWrites(balance, { ...hold, amount: hold.points, reason: "transfer_release", at }),
];
