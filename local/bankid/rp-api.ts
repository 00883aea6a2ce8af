import type { IncomingMessage } from "node:http";

import { BodyTooLargeError, readBody } from "#local/aws/read-body.ts";
import { sendJson } from "#local/aws/send-json.ts";
import { stamp } from "#local/aws/stamp.ts";
import type { Clock, Service } from "#local/cloud.ts";

import { BankIdError } from "./bankid-error.ts";
import type { Orders } from "./orders.ts";
import { methods } from "./rp-methods.ts";

const largestBody = 64 * 1024;

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new BankIdError("invalidParameters", "Invalid body");
  }
};

type Dependencies = { readonly orders: Orders; readonly clock: Clock; readonly prefix: Service["prefix"] };

const perform = async ({ orders, clock, prefix }: Dependencies, request: IncomingMessage) => {
  const body = await readBody(request, largestBody);
  const method = methods.get((request.url ?? "").slice(prefix.length + 1));
  if (method === undefined) throw new BankIdError("notFound", "No such resource");
  if (request.method !== "POST") throw new BankIdError("methodNotAllowed", "Only POST is allowed");
  // BankID takes not even a charset after it.
  if (request.headers["content-type"]?.toLowerCase() !== "application/json")
    throw new BankIdError("unsupportedMediaType", "The content type must be application/json");
  return method(orders, parseJson(body), clock);
};

const asRefusal = (error: unknown): BankIdError => {
  if (error instanceof BankIdError) return error;
  if (error instanceof BodyTooLargeError) return new BankIdError("invalidParameters", error.message);
  return new BankIdError("internalError", "Internal error");
};

/** The side of BankID that relying parties talk to: API version 6.0 without its certificates. */
export const createRpApi = (dependencies: Dependencies): Service => ({
  prefix: dependencies.prefix,
  handle: async (request, response) => {
    stamp(response, dependencies.clock);
    try {
      sendJson(response, 200, await perform(dependencies, request));
    } catch (error) {
      const refusal = asRefusal(error);
      sendJson(response, refusal.status, { errorCode: refusal.code, details: refusal.message });
    }
  },
  close: () => Promise.resolve(),
});
