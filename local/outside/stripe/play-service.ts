import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "#local/aws/wire/read-body.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { comesFromElsewhere } from "#local/is-cross-origin.ts";
import * as z from "zod";
import { overviewPage } from "./overview-page.ts";
import { pageStyle, actionButton, page, sumOf } from "./page.ts";
import { type ActionResult, type Actions, runAction } from "./play.ts";
import { StripeError } from "./stripe-error.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import type { Method, StoredSession } from "./session.ts";

const names = { card: "Kort · Card", swish: "Swish", klarna: "Klarna" } as const satisfies Record<
  Method,
  string
>;

const cardButtons = ({ id }: StoredSession): string => `<div class="buttons">
${actionButton(
  "pay",
  [
    ["session", id],
    ["method", "card"],
  ],
  "Betala med kort · Pay by card",
  "main",
)}
${actionButton("decline", [["session", id]], "Kortet nekas · The card is declined")}
</div>`;

const bankButtons = ({ id }: StoredSession, method: Method): string => {
  const as = (outcome?: string) =>
    [
      ["session", id],
      ["method", method],
      ...(outcome === undefined ? [] : [["outcome", outcome] as const]),
    ] as const;
  return `<div class="buttons">
${actionButton("pay", as("succeeded"), `Betala med ${names[method]} · Pay`, "main")}
${actionButton("pay", as("failed"), "Banken säger nej efteråt · The bank refuses afterwards")}
${actionButton("pay", as(), "Banken svarar inte än · The bank does not answer yet")}
</div>`;
};

const methodPane = (session: StoredSession, method: Method): string =>
  `<section><h2>${names[method]}</h2>${method === "card" ? cardButtons(session) : bankButtons(session, method)}</section>`;

const leave = ({ id, cancelUrl }: StoredSession): string =>
  `<section><div class="buttons">
${cancelUrl === undefined ? "" : `<a class="away" href="${xmlEscape(cancelUrl)}">Tillbaka till Cykelregistret utan att betala · Back without paying</a>`}
${actionButton("expire", [["session", id]], "Låt tiden gå ut · Let the time run out")}
</div></section>`;

const head = (session: StoredSession): string =>
  `<section><h2>Cykelregistret</h2><p class="sum">${sumOf(session)}</p><p>${xmlEscape(session.item)}</p>
<p class="quiet">${xmlEscape(session.email ?? "")}</p></section>`;

const back = ({ successUrl }: StoredSession): string =>
  `<p><a class="away" href="${xmlEscape(successUrl)}">Till Cykelregistret · To the register</a></p>`;

const endings: Record<"complete" | "expired", string> = {
  complete: "Den här betalningen är gjord · This has been paid",
  expired: "Den här sidan har stängts, och ingen kan betala på den · This page is closed",
};

const checkoutPage = (session: StoredSession, notice?: string): string => {
  const { status, methods } = session;
  if (status !== "open")
    return page(`${head(session)}<section><p>${endings[status]}</p>${back(session)}</section>`, notice);
  const panes = methods.map((method) => methodPane(session, method));
  return page([head(session), ...panes, leave(session)].join("\n"), notice);
};

const largestBody = 10_000;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const sendPage = (response: ServerResponse, body: string, status = 200): void => {
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

const seeOther = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location }).end();

const Json = z.string().transform((text): unknown => JSON.parse(text === "" ? "{}" : text));

const read = async (request: IncomingMessage, isJson: boolean): Promise<unknown> => {
  const text = (await readBody(request, largestBody)).toString();
  return isJson ? Json.parse(text) : Object.fromEntries(new URLSearchParams(text));
};

const show = (response: ServerResponse, actions: Actions, done: ActionResult): void => {
  const { session, notice } = done;
  if (session === undefined) return seeOther(response, "/_local/stripe");
  if (notice !== undefined) return sendPage(response, checkoutPage(session, notice));
  const isPaid = done.pays && session.status === "complete";
  seeOther(response, isPaid ? session.successUrl : actions.pageOf(session.id));
};

const play = async (
  actions: Actions,
  action: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> => {
  if (comesFromElsewhere(request)) return sendJson(response, 403, { message: "Forbidden" });
  const isJson = request.headers["content-type"]?.startsWith("application/json") ?? false;
  try {
    const done = await runAction(actions, action, await read(request, isJson));
    if (done === undefined) return sendJson(response, 404, { message: "Not Found" });
    if (isJson) sendJson(response, 200, done.answer);
    else show(response, actions, done);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (isJson) sendJson(response, error.status, { message: error.message });
    else sendPage(response, overviewPage(actions.overview(), error.message), error.status);
  }
};

const showPage = (actions: Actions, rest: string, response: ServerResponse): void => {
  const [, id] = /^\/checkout\/(\w+)$/.exec(rest) ?? [];
  if (id === undefined && rest !== "" && rest !== "/")
    return sendJson(response, 404, { message: "Not Found" });
  try {
    sendPage(response, id === undefined ? overviewPage(actions.overview()) : checkoutPage(actions.find(id)));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    sendPage(response, overviewPage(actions.overview(), error.message), error.status);
  }
};

/** Serves the payment pages and the overview, and JSON for tests. */
export const createPlayService = (actions: Actions, prefix: Service["prefix"]): Service => ({
  prefix,
  handle: async (request, response) => {
    const rest = readTarget(request.url ?? "").path.slice(prefix.length);
    if (request.method === "POST") return play(actions, rest.slice(1), { request, response });
    if (rest === ".json") sendJson(response, 200, actions.summary(), { "cache-control": "no-store" });
    else showPage(actions, rest, response);
  },
  close: () => Promise.resolve(),
});
