import type { OwnCopy } from "#contract/privacy/own-copy.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { isProved } from "#lambdas/people/sessions/fresh-sign-in.ts";
import { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type CopyContext = { readonly table: Table; readonly now: () => Date };

/** After this long the data may have changed, so a new copy is made. */
const hoursCurrent = 24;

export const isFetchable = ({ state, endsAt }: OwnCopyItem, now: Date): boolean =>
  state === "ready" && endsAt !== undefined && now < new Date(endsAt);

/** Another request would return this same copy. */
export const isCurrent = (item: OwnCopyItem, now: Date): boolean => {
  if (item.state !== "ready") return item.state !== "failed";
  const madeAt = new Date(item.readyAt ?? 0).getTime();
  return now.getTime() < madeAt + hoursCurrent * 3_600_000;
};

export const readCopy = (table: Table, userId: string): Promise<OwnCopyItem | undefined> =>
  table.get(keys.ownCopy(userId), OwnCopyItem);

const stateOf = (item: OwnCopyItem | undefined, now: Date): OwnCopy["state"] => {
  if (item === undefined) return "none";
  return item.state === "ready" && !isFetchable(item, now) ? "expired" : item.state;
};

export const toOwnCopy = (item: OwnCopyItem | undefined, caller: Caller, now: Date): OwnCopy => {
  const { askedAt, done, of, readyAt, endsAt, bytes } = item ?? {};
  return {
    state: stateOf(item, now),
    askedAt,
    done,
    of,
    readyAt,
    endsAt,
    bytes,
    mayAsk: item === undefined || !isCurrent(item, now),
    signedInRecently: isProved(caller, now),
  };
};

export const showCopy = async ({ table, now }: CopyContext, caller: Caller): Promise<OwnCopy> =>
  toOwnCopy(await readCopy(table, caller.userId), caller, now());
