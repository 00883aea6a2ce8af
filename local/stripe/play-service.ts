import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import { readBody } from "#local/aws/read-body.ts";
import { readTarget } from "#local/aws/request-target.ts";
import { sendJson } from "#local/aws/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { comesFromElsewhere } from "#local/is-cross-origin.ts";

import * as z from "zod";

import { checkoutPage } from "./checkout-page.ts";
import { overviewPage } from "./overview-page.ts";
import { pageStyle } from "./page.ts";
import { type Deed, type Deeds, readDeed } from "./play.ts";
import { StripeError } from "./stripe-error.ts";

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
    // Without a referrer a form would not say where it comes from either.
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

const show = (response: ServerResponse, deeds: Deeds, done: Deed): void => {
  const { session, notice } = done;
  if (session === undefined) return seeOther(response, "/_local/stripe");
  if (notice !== undefined) return sendPage(response, checkoutPage(session, notice));
  const isPaid = done.pays && session.status === "complete";
  seeOther(response, isPaid ? session.successUrl : deeds.pageOf(session.id));
};

const play = async (
  deeds: Deeds,
  action: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> => {
  if (comesFromElsewhere(request)) return sendJson(response, 403, { message: "Forbidden" });
  const isJson = request.headers["content-type"]?.startsWith("application/json") ?? false;
  try {
    const done = await readDeed(deeds, action, await read(request, isJson));
    if (done === undefined) return sendJson(response, 404, { message: "Not Found" });
    if (isJson) sendJson(response, 200, done.answer);
    else show(response, deeds, done);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (isJson) sendJson(response, error.status, { message: error.message });
    else sendPage(response, overviewPage(deeds.overview(), error.message), error.status);
  }
};

const showPage = (deeds: Deeds, rest: string, response: ServerResponse): void => {
  const [, id] = /^\/checkout\/(\w+)$/.exec(rest) ?? [];
  if (id === undefined && rest !== "" && rest !== "/")
    return sendJson(response, 404, { message: "Not Found" });
  try {
    sendPage(response, id === undefined ? overviewPage(deeds.overview()) : checkoutPage(deeds.find(id)));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    sendPage(response, overviewPage(deeds.overview(), error.message), error.status);
  }
};

/** The pages on which people pay and look after what was told, and the same as JSON for tests. */
export const createPlayService = (deeds: Deeds, prefix: Service["prefix"]): Service => ({
  prefix,
  handle: async (request, response) => {
    const rest = readTarget(request.url ?? "").path.slice(prefix.length);
    if (request.method === "POST") return play(deeds, rest.slice(1), { request, response });
    if (rest === ".json") sendJson(response, 200, deeds.summary(), { "cache-control": "no-store" });
    else showPage(deeds, rest, response);
  },
  close: () => Promise.resolve(),
});
