import { join } from "node:path";
import type { CloudContext, Service, Clock } from "#local/cloud.ts";
import { openRecords } from "#local/state/records.ts";
import { createAppService } from "./app-service.ts";
import { createOrders, type Orders } from "./orders.ts";
import type { IncomingMessage } from "node:http";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import { BankIdError } from "./bankid-error.ts";
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
  // BankID refuses even a charset after the type.
  if (request.headers["content-type"]?.toLowerCase() !== "application/json")
    throw new BankIdError("unsupportedMediaType", "The content type must be application/json");
  return method(orders, parseJson(body), clock);
};

const asRefusal = (error: unknown): BankIdError => {
  if (error instanceof BankIdError) return error;
  if (error instanceof BodyTooLargeError) return new BankIdError("invalidParameters", error.message);
  return new BankIdError("internalError", "Internal error");
};

/** Serves the relying party API of BankID, version 6.0, without client certificates. */
const createRpApi = (dependencies: Dependencies): Service => ({
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

export const bankIdPrefix = "/_local/bankid";

/** Simulates the relying party API of BankID and the app that approves its orders. */
export const createBankId = ({ clock, stateDir }: Pick<CloudContext, "clock" | "stateDir">): Service[] => {
  const records = openRecords(stateDir === undefined ? undefined : join(stateDir, "bankid.sqlite"));
  const orders = createOrders(clock, records);
  const app = createAppService({ orders, clock }, bankIdPrefix);
  const api = createRpApi({ orders, clock, prefix: `${bankIdPrefix}/rp/v6.0` });
  const close = async (): Promise<void> => {
    await api.close();
    records.close();
  };
  return [{ ...api, close }, app, { ...app, prefix: `${bankIdPrefix}.json` }];
};
