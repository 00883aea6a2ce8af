import type { OwnCopy } from "#contract/own-copy.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { isFresh } from "#lambdas/shared/http/fresh-sign-in.ts";
import { OwnCopyItem } from "#lambdas/shared/table/items/own-copy.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type CopyContext = { readonly table: Table; readonly now: () => Date };

/** After so long what is in one may have changed, and a new one is made for who asks. */
const hoursAsGoodAsNew = 24;

export const isFetchable = ({ state, endsAt }: OwnCopyItem, now: Date): boolean =>
  state === "ready" && endsAt !== undefined && now < new Date(endsAt);

/** Whether asking again leads to the same one. */
export const isTheOne = (item: OwnCopyItem, now: Date): boolean => {
  if (item.state !== "ready") return item.state !== "failed";
  const madeAt = new Date(item.readyAt ?? 0).getTime();
  return now.getTime() < madeAt + hoursAsGoodAsNew * 3_600_000;
};

export const readCopy = (table: Table, userId: string): Promise<OwnCopyItem | undefined> =>
  table.get(keys.ownCopy(userId), OwnCopyItem);

const stateOf = (item: OwnCopyItem | undefined, now: Date): OwnCopy["state"] => {
  if (item === undefined) return "none";
  return item.state === "ready" && !isFetchable(item, now) ? "expired" : item.state;
};

/** How it stands with someone's copy. */
export const shownCopy = (item: OwnCopyItem | undefined, caller: Caller, now: Date): OwnCopy => {
  const { askedAt, done, of, readyAt, endsAt, bytes } = item ?? {};
  return {
    state: stateOf(item, now),
    askedAt,
    done,
    of,
    readyAt,
    endsAt,
    bytes,
    mayAsk: item === undefined || !isTheOne(item, now),
    signedInRecently: isFresh(caller, now),
  };
};

export const showCopy = async ({ table, now }: CopyContext, caller: Caller): Promise<OwnCopy> =>
  shownCopy(await readCopy(table, caller.userId), caller, now());
