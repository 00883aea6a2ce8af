import { randomUUID } from "node:crypto";
import type { Clock } from "#local/cloud.ts";
import { BankIdError, noSuchOrder } from "./bankid-error.ts";
import { isPending, type Wish, type Order, standingOf } from "./order.ts";
import type { Orders } from "./orders.ts";
import { readAuth, readOrderRef, readSign } from "./rp-requests.ts";
import { nameOf } from "./person.ts";

const issueDate = "2024-02-01";

const base64 = (text: string): string => Buffer.from(text).toString("base64");

/** Holds no certificate, so that nothing can mistake it for a signature by BankID. */
const signatureOf = ({ orderRef, text }: Order): string => {
  const shown =
    text === undefined
      ? ""
      : `<bankIdSignedData xmlns="http://www.bankid.com/signature/v1.0.0/types" Id="bidSignedData"><usrVisibleData charset="UTF-8" visible="wysiwys">${base64(text)}</usrVisibleData></bankIdSignedData>`;
  return base64(
    `<?xml version="1.0" encoding="UTF-8"?><SimulatedSignature><OrderRef>${orderRef}</OrderRef>${shown}</SimulatedSignature>`,
  );
};

const collected = (order: Order): Record<string, unknown> => {
  const { orderRef, stage } = order;
  const standing = { orderRef, ...standingOf(order) };
  if (stage.at !== "complete") return standing;
  const { personalNumber, givenName, surname } = stage.person;
  return {
    ...standing,
    completionData: {
      user: { personalNumber, name: nameOf(stage.person), givenName, surname },
      device: { ipAddress: stage.address, uhi: "embedded-cloud" },
      bankIdIssueDate: issueDate,
      ...(order.returnRisk === true && { risk: stage.risk ?? "low" }),
      signature: signatureOf(order),
      ocspResponse: base64("simulated"),
    },
  };
};

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
  // BankID reports the end of an order only once.
  if (!isPending(order)) orders.forget(order.orderRef);
  return collected(order);
};

const cancel: Method = (orders, body) => {
  const order = orders.find(readOrderRef(body));
  if (order === undefined || !isPending(order)) throw noSuchOrder();
  orders.forget(order.orderRef);
  return {};
};

export const methods: ReadonlyMap<string, Method> = new Map([
  ["auth", auth],
  ["sign", sign],
  ["collect", collect],
  ["cancel", cancel],
]);
