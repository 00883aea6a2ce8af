import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import { AppError } from "./app-error.ts";
import { fail, isPending, Risk, runOut, type Order } from "./order.ts";
import type { Orders } from "./orders.ts";
import { testPeople } from "./people.ts";
import { Person, PersonalNumber } from "./person.ts";
import { createHmac } from "node:crypto";
import { sameText } from "#local/aws/wire/same-text.ts";

/** The app shows a code for one second; the rest allows for reading and for clocks that differ. */
const toleratedSeconds = 3;

const shape = /^bankid\.([\w-]+)\.(\d{1,6})\.([0-9a-f]{64})$/;

type QrReading =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly why: "no-code" | "unknown" | "forged" | "stale" };

/** Finds the order of a QR code that is genuine and recent. */
const readQrCode = (text: string, pending: readonly Order[], now: number): QrReading => {
  const [, token, seconds = "", code = ""] = shape.exec(text.trim()) ?? [];
  if (token === undefined) return { ok: false, why: "no-code" };
  const order = pending.find(({ qrStartToken }) => qrStartToken === token);
  if (order === undefined) return { ok: false, why: "unknown" };
  const right = createHmac("sha256", order.qrStartSecret).update(seconds).digest("hex");
  if (!sameText(code, right)) return { ok: false, why: "forged" };
  const age = Math.floor((now - order.createdAt) / 1000);
  return Math.abs(age - Number(seconds)) > toleratedSeconds
    ? { ok: false, why: "stale" }
    : { ok: true, order };
};

export const ActionInput = z.object({
  /** The text of a QR code, an autostart token or a URL with the token. */
  code: z.string().optional(),
  /** The order chosen from the list instead of by a code. */
  orderRef: z.string().optional(),
  person: z.string().optional(),
  personalNumber: z
    .string()
    .transform((typed) => typed.replaceAll(/\D/g, ""))
    .pipe(PersonalNumber)
    .optional(),
  givenName: z.string().optional(),
  surname: z.string().optional(),
  /** The app's address, if not the caller's. */
  address: z.union([z.ipv4(), z.ipv6()]).optional(),
  /** The risk that BankID assigns to the order. */
  risk: Risk.optional(),
});
export type ActionInput = z.infer<typeof ActionInput>;

export type App = { readonly orders: Orders; readonly clock: Clock };

type Action = (app: App, order: Order, input: ActionInput, address: string) => Order;

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

const locate = (app: App, { code, orderRef }: ActionInput): Order => {
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

const personOf = ({ clock }: App, { person: id, ...typed }: ActionInput): Person | undefined => {
  if (id !== undefined) return testPeople(new Date(clock.now())).find((person) => person.id === id);
  return Person.safeParse(typed).data;
};

const open: Action = (_app, order) =>
  order.stage.at === "outstanding" ? { ...order, stage: { at: "started" } } : order;

const choose: Action = (app, order, input) => {
  const person = personOf(app, input);
  if (person === undefined) throw new AppError("no-person");
  const { personalNumber } = person;
  // BankID ends the order with this error for any eID that cannot be used here.
  if (order.personalNumber !== undefined && order.personalNumber !== personalNumber)
    return fail(order, "certificateErr", app.clock.now());
  app.orders.endOthers(personalNumber, order.orderRef);
  return { ...order, stage: { at: "chosen", person } };
};

const approve: Action = (app, order, input, address) => {
  const named = input.person !== undefined || input.personalNumber !== undefined;
  const chosen = named ? choose(app, order, input, address) : order;
  if (!isPending(chosen)) return chosen;
  if (chosen.stage.at !== "chosen") throw new AppError("no-person");
  const { person } = chosen.stage;
  const { risk } = input;
  return {
    ...chosen,
    stage: { at: "complete", person, since: app.clock.now(), address: input.address ?? address, risk },
  };
};

const actions = new Map<string, Action>([
  ["open", open],
  ["choose", choose],
  ["approve", approve],
  ["refuse", ({ clock }, order) => fail(order, "userCancel", clock.now())],
  /** BankID blocks an eID after too many wrong security codes. */
  ["block", ({ clock }, order) => fail(order, "certificateErr", clock.now())],
  ["expire", ({ clock }, order) => runOut(order, clock.now())],
]);

/** Performs an action of the app; returns undefined for an unknown one. */
export const act = (app: App, name: string, input: ActionInput, address: string): Order | undefined => {
  const action = actions.get(name);
  if (action === undefined) return undefined;
  return app.orders.put(action(app, locate(app, input), input, address));
};
