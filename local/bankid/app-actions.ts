import * as z from "zod";

import type { Clock } from "#local/cloud.ts";

import { AppError } from "./app-error.ts";
import { fail, isPending, runOut } from "./order.ts";
import type { Order } from "./order.ts";
import type { Orders } from "./orders.ts";
import { testPeople } from "./people.ts";
import { Person, PersonalNumber } from "./person.ts";
import { readQrCode } from "./qr-code.ts";

/** What someone does in the app, and with what. */
export const Deed = z.object({
  /** The text of a QR code, an autostart token or an address that carries one. */
  code: z.string().optional(),
  /** An order taken from the list instead. */
  orderRef: z.string().optional(),
  /** The id of a test person. */
  person: z.string().optional(),
  personalNumber: z
    .string()
    .transform((typed) => typed.replaceAll(/\D/g, ""))
    .pipe(PersonalNumber)
    .optional(),
  givenName: z.string().optional(),
  surname: z.string().optional(),
});
export type Deed = z.infer<typeof Deed>;

export type App = { readonly orders: Orders; readonly clock: Clock };

type Action = (app: App, order: Order, deed: Deed, address: string) => Order;

const ofCode = ({ orders, clock }: App, code: string): Order => {
  const pending = orders.pending();
  const link = /autostarttoken=([\w-]+)/i.exec(code)?.[1];
  if (link === undefined && code.trim().startsWith("bankid.")) {
    const reading = readQrCode(code, pending, clock.now());
    if (!reading.ok) throw new AppError(reading.why);
    return reading.order;
  }
  const token = link ?? code.trim();
  if (!/^[\w-]{20,}$/.test(token)) throw new AppError("no-code");
  const order = pending.find(({ autoStartToken }) => autoStartToken === token);
  if (order === undefined) throw new AppError("unknown");
  return order;
};

const locate = (app: App, { code, orderRef }: Deed): Order => {
  if (code !== undefined) {
    const order = ofCode(app, code);
    if (order.stage.at !== "outstanding") throw new AppError("already-opened");
    return order;
  }
  const order = app.orders.find(orderRef ?? "");
  if (order === undefined) throw new AppError("no-order");
  if (!isPending(order)) throw new AppError("ended");
  return order;
};

const personOf = ({ clock }: App, { person: id, ...typed }: Deed): Person | undefined => {
  if (id !== undefined) return testPeople(new Date(clock.now())).find((person) => person.id === id);
  return Person.safeParse(typed).data;
};

const open: Action = (_app, order) =>
  order.stage.at === "outstanding" ? { ...order, stage: { at: "started" } } : order;

const choose: Action = (app, order, deed) => {
  const person = personOf(app, deed);
  if (person === undefined) throw new AppError("no-person");
  const { personalNumber } = person;
  // As for any eID that cannot be used here; the app asks for another one.
  if (order.personalNumber !== undefined && order.personalNumber !== personalNumber)
    return fail(order, "certificateErr", app.clock.now());
  app.orders.endOthers(personalNumber, order.orderRef);
  return { ...order, stage: { at: "chosen", person } };
};

const approve: Action = (app, order, deed, address) => {
  const named = deed.person !== undefined || deed.personalNumber !== undefined;
  const chosen = named ? choose(app, order, deed, address) : order;
  if (!isPending(chosen)) return chosen;
  if (chosen.stage.at !== "chosen") throw new AppError("no-person");
  const { person } = chosen.stage;
  return { ...chosen, stage: { at: "complete", person, since: app.clock.now(), address } };
};

const actions = new Map<string, Action>([
  ["open", open],
  ["choose", choose],
  ["approve", approve],
  ["refuse", ({ clock }, order) => fail(order, "userCancel", clock.now())],
  /** Too many wrong security codes. */
  ["block", ({ clock }, order) => fail(order, "certificateErr", clock.now())],
  ["expire", ({ clock }, order) => runOut(order, clock.now())],
]);

/** Does what someone does in the app; undefined where the app has no such button. */
export const act = (app: App, name: string, deed: Deed, address: string): Order | undefined => {
  const action = actions.get(name);
  if (action === undefined) return undefined;
  return app.orders.put(action(app, locate(app, deed), deed, address));
};
