import { randomUUID } from "node:crypto";

import type { Clock } from "#local/cloud.ts";

import { BankIdError, noSuchOrder } from "./bankid-error.ts";
import { collected } from "./completion.ts";
import { isPending } from "./order.ts";
import type { Wish } from "./order.ts";
import type { Orders } from "./orders.ts";
import { readAuth, readOrderRef, readSign } from "./rp-requests.ts";

type Method = (orders: Orders, body: unknown, clock: Clock) => Record<string, unknown>;

const begin = (orders: Orders, wish: Wish, clock: Clock): Record<string, unknown> => {
  if (wish.personalNumber !== undefined && orders.endOthers(wish.personalNumber))
    throw new BankIdError("alreadyInProgress", "Order already in progress for pno");
  const answer = {
    orderRef: randomUUID(),
    autoStartToken: randomUUID(),
    qrStartToken: randomUUID(),
    qrStartSecret: randomUUID(),
  };
  orders.put({ ...wish, ...answer, createdAt: clock.now(), stage: { at: "outstanding" } });
  return answer;
};

const auth: Method = (orders, body, clock) => begin(orders, readAuth(body), clock);

const sign: Method = (orders, body, clock) => begin(orders, readSign(body), clock);

const collect: Method = (orders, body) => {
  const order = orders.find(readOrderRef(body));
  if (order === undefined) throw noSuchOrder();
  // The end of an order is told once.
  if (!isPending(order)) orders.forget(order.orderRef);
  return collected(order);
};

const cancel: Method = (orders, body) => {
  const order = orders.find(readOrderRef(body));
  if (order === undefined || !isPending(order)) throw noSuchOrder();
  orders.forget(order.orderRef);
  return {};
};

/** What is served of BankID, by the last part of its address. */
export const methods: ReadonlyMap<string, Method> = new Map([
  ["auth", auth],
  ["sign", sign],
  ["collect", collect],
  ["cancel", cancel],
]);
