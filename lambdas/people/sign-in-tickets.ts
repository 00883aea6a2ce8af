import { createHash, createHmac } from "node:crypto";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { SignInTicketItem } from "#lambdas/people/items/identity.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const secondsValid = 120;

const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

const keyOf = (ticket: string): Key =>
  keys.signInTicket(createHash("sha256").update(ticket).digest("base64url"));

/** Derived from the browser's secret: a browser that lost the response gets the same ticket, and the table holds neither. */
export const ticketOf = (orderId: string, secret: string): string =>
  createHmac("sha256", secret).update(`sign-in ticket of ${orderId}`).digest("base64url");

export const issueTicket = (
  ticket: string,
  userId: string,
  now: Date,
  marks: Pick<SignInTicketItem, "ours" | "forSettings"> = {},
): Action => {
  const expiresAt = epochSeconds(now) + secondsValid;
  const item: Omit<SignInTicketItem, "entity"> = { userId, expiresAt, ...marks };
  return put(keyOf(ticket), "signInTicket", item).expectNew("repeated");
};

const readTicket = (table: Table, ticket: string): Promise<SignInTicketItem | undefined> =>
  table.get(keyOf(ticket), SignInTicketItem);

export const isUnused = async (table: Table, ticket: string): Promise<boolean> => {
  const item = await readTicket(table, ticket);
  return item !== undefined && item.usedAt === undefined;
};

/** Uses up a valid ticket; true once, for the person it was issued to. */
export const redeemTicket = async (
  table: Table,
  ticket: string,
  userId: string,
  now: Date,
): Promise<boolean> => {
  const use = update(keyOf(ticket))
    .set({ usedAt: now.toISOString() })
    .expect("userId", userId, "stale")
    .expectAbsent("usedAt", "stale")
    .expectAtLeast("expiresAt", epochSeconds(now) + 1, "stale");
  try {
    await table.transact([use]);
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

export const wasUsedBy = async (table: Table, ticket: string, userId: string): Promise<boolean> => {
  const item = await readTicket(table, ticket);
  return item?.userId === userId && item.usedAt !== undefined;
};

export const isUnusedBy = async (table: Table, ticket: string, userId: string): Promise<boolean> => {
  const item = await readTicket(table, ticket);
  return item?.userId === userId && item.usedAt === undefined;
};

/** True also for the server's own ticket, with which it removes sign-in methods. */
export const isForSettings = async (table: Table, ticket: string): Promise<boolean> => {
  const item = await readTicket(table, ticket);
  return item?.ours === true || item?.forSettings === true;
};

export const isServerTicket = async (table: Table, ticket: string): Promise<boolean> =>
  (await readTicket(table, ticket))?.ours === true;
