import { type Entry, entryWrites } from "./entry-writes.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import type { BalanceItem, HoldItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Points set aside until a transfer is completed or called off. */
export type Hold = Pick<Entry, "userId" | "reference" | "text" | "at"> & { readonly points: number };

/** Sets points aside once per reference, so that nothing else can spend them. */
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

/** Spends held points: the balance stays, and the ledger records that the hold became final. */
export const captureWrites = (balance: BalanceItem, hold: HoldItem, at: Date): readonly Action[] => [
  endWrites(hold, "captured"),
  ...entryWrites(balance, { ...hold, amount: 0, reason: "transfer_capture", at }),
];

export const releaseWrites = (balance: BalanceItem, hold: HoldItem, at: Date): readonly Action[] => [
  endWrites(hold, "released"),
  ...entryWrites(balance, { ...hold, amount: hold.points, reason: "transfer_release", at }),
];
