import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "#local/aws/wire/read-body.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { comesFromElsewhere } from "#local/is-cross-origin.ts";
import { playStyle } from "#local/page-style.ts";
import { act, ActionInput, type App } from "./app-actions.ts";
import { AppError } from "./app-error.ts";
import { listPage, orderPage, refreshScript } from "./app-pages.ts";
import { isPending, standingOf, type Order } from "./order.ts";
import { testPeople } from "./people.ts";

const largestBody = 10_000;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policy = [
  "default-src 'none'",
  `style-src ${hashOf(playStyle)}`,
  `script-src ${hashOf(refreshScript)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const endings: Partial<Record<string, string>> = {
  complete: "Klart: du är legitimerad · Done: you are identified",
  userCancel: "Du avbröt · You cancelled",
  certificateErr: "Det BankID:t kan inte användas här · That BankID cannot be used here",
  startFailed: "Tiden gick ut · The time ran out",
  expiredTransaction: "Tiden gick ut · The time ran out",
  cancelled: "En ny beställning kom · A new order came",
};

const sendPage = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
    // With `no-referrer` the browser would send `Origin: null` with a form.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
};

const people = ({ clock }: App) => testPeople(new Date(clock.now()));

/** The app redirects the browser to this address, but only after approval. */
const returnUrlOf = ({ stage, returnUrl }: Order): string | undefined =>
  stage.at === "complete" ? returnUrl : undefined;

const summaryOf = (order: Order) => ({
  orderRef: order.orderRef,
  ...standingOf(order),
  endUserIp: order.endUserIp,
  personalNumber: order.personalNumber,
  text: order.text,
  createdAt: new Date(order.createdAt).toISOString(),
  returnUrl: returnUrlOf(order),
});

const pageOf = (app: App, order: Order | undefined, notice?: string): string => {
  if (order !== undefined && isPending(order)) return orderPage(order, people(app), notice);
  const { status, hintCode } = order === undefined ? {} : standingOf(order);
  return listPage(app.orders.pending(), notice ?? endings[hintCode ?? status ?? ""]);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readInput = async (request: IncomingMessage, isJson: boolean): Promise<ActionInput> => {
  const body = (await readBody(request, largestBody)).toString();
  const input = ActionInput.safeParse(
    isJson ? parseJson(body) : Object.fromEntries(new URLSearchParams(body)),
  );
  if (!input.success) throw new AppError("no-person");
  return input.data;
};

const play = async (app: App, action: string, request: IncomingMessage, response: ServerResponse) => {
  if (comesFromElsewhere(request)) return sendJson(response, 403, { message: "Forbidden" });
  const isJson = request.headers["content-type"]?.startsWith("application/json") ?? false;
  try {
    const input = await readInput(request, isJson);
    const order = act(app, action, input, request.socket.remoteAddress ?? "127.0.0.1");
    if (order === undefined) return sendJson(response, 404, { message: "Not Found" });
    if (isJson) return sendJson(response, 200, summaryOf(order));
    const returnUrl = returnUrlOf(order);
    if (returnUrl !== undefined) return void response.writeHead(303, { location: returnUrl }).end();
    if (!isPending(order)) return sendPage(response, 200, pageOf(app, order));
    response.writeHead(303, { location: `/_local/bankid/orders/${order.orderRef}` }).end();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, reason, message } = error;
    if (isJson) sendJson(response, status, { reason, message });
    else sendPage(response, status, pageOf(app, undefined, message));
  }
};

/** Serves the app of the phone as pages, and as JSON for tests. */
export const createAppService = (app: App, prefix: Service["prefix"]): Service => ({
  prefix,
  handle: async (request, response) => {
    const { path } = readTarget(request.url ?? "");
    const rest = path.slice(prefix.length);
    if (request.method === "POST") return play(app, rest.slice(1), request, response);
    const [, orderRef] = /^\/orders\/([\w-]+)$/.exec(rest) ?? [];
    if (rest === ".json") {
      const orders = app.orders.pending().map(summaryOf);
      return sendJson(response, 200, { orders, people: people(app) }, { "cache-control": "no-store" });
    }
    if (orderRef === undefined && rest !== "" && rest !== "/")
      return sendJson(response, 404, { message: "Not Found" });
    const order = orderRef === undefined ? undefined : app.orders.find(orderRef);
    sendPage(response, 200, pageOf(app, order));
  },
  close: () => Promise.resolve(),
});
