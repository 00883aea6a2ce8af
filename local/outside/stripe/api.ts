import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readBody } from "#local/aws/wire/read-body.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { sameText } from "#local/aws/wire/same-text.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import type { Clock, Service } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import * as z from "zod";
import { readForm } from "./form-body.ts";
import type { Ledger, RefundManner } from "./ledger.ts";
import { refundOf, sessionOf } from "./session.ts";
import { readNewRefund, readNewSession } from "./session-requests.ts";
import { StripeError, errorBody } from "./stripe-error.ts";

const largestBody = 64 * 1024;
const kind = "idempotency";

type Dependencies = {
  readonly prefix: Service["prefix"];
  readonly clock: Clock;
  readonly records: Records;
  readonly ledger: Ledger;
  readonly apiKey: string;
  readonly payAt: (sessionId: string) => string;
  readonly manner: () => { readonly refunds: RefundManner; readonly down: boolean };
};

type Answer = { readonly status: number; readonly body: object };
const StoredAnswer = z.object({
  hash: z.string(),
  status: z.number(),
  body: z.record(z.string(), z.unknown()),
});

const ok = (body: object): Answer => ({ status: 200, body });

/** Returns undefined for an unknown address. */
const route = (
  dependencies: Dependencies,
  method: string,
  path: string,
  params: unknown,
  query: string,
): Answer | undefined => {
  const { ledger, clock, payAt, manner } = dependencies;
  const [, id, action] = /^\/checkout\/sessions\/([\w]+)(\/expire)?$/.exec(path) ?? [];
  if (method === "POST" && path === "/checkout/sessions") {
    const session = ledger.create(readNewSession(params, clock.now()));
    return ok(sessionOf(session, payAt(session.id)));
  }
  if (method === "GET" && id !== undefined && action === undefined)
    return ok(sessionOf(ledger.find(id), payAt(id), query.includes("expand")));
  if (method === "POST" && id !== undefined && action !== undefined)
    return ok(sessionOf(ledger.expire(id), payAt(id)));
  if (method === "POST" && path === "/refunds") {
    const { session, refund } = ledger.refund(readNewRefund(params), manner().refunds);
    return ok(refundOf(session, refund));
  }
  return undefined;
};

const refusalOf = (error: unknown): Answer => {
  const refusal =
    error instanceof StripeError ? error : new StripeError(500, "An error occurred.", { type: "api_error" });
  return { status: refusal.status, body: errorBody(refusal) };
};

/** Repeats the first response for each idempotency key; refuses the key with other parameters. */
const once = (
  { records }: Dependencies,
  { key, content }: { key: string | undefined; content: string },
  work: () => Answer,
): Answer => {
  if (key === undefined) return work();
  const hash = createHash("sha256").update(content).digest("hex");
  const earlier = StoredAnswer.safeParse(records.get(kind, key)).data;
  if (earlier === undefined) {
    const answer = work();
    records.put(kind, key, { hash, ...answer });
    return answer;
  }
  if (earlier.hash === hash) return earlier;
  throw new StripeError(400, "Keys for idempotent requests can only be used with the same parameters.", {
    type: "idempotency_error",
  });
};

const perform = async (dependencies: Dependencies, request: IncomingMessage): Promise<Answer> => {
  const { method = "", url = "", headers } = request;
  const body = (await readBody(request, largestBody)).toString();
  if (dependencies.manner().down) throw new StripeError(503, "The service is down.", { type: "api_error" });
  const key = headers.authorization?.replace(/^Bearer /, "") ?? "";
  if (!sameText(key, dependencies.apiKey)) throw new StripeError(401, "Invalid API Key provided.");
  const { path } = readTarget(url);
  const rest = path.slice(dependencies.prefix.length);
  const idempotency = headers["idempotency-key"];
  const given = {
    key: method === "POST" && typeof idempotency === "string" ? idempotency : undefined,
    content: `${method} ${rest}\n${body}`,
  };
  return once(dependencies, given, () => {
    const answer = route(dependencies, method, rest, readForm(body), url.split("?")[1] ?? "");
    if (answer === undefined) throw new StripeError(404, `Unrecognized request URL (${method}: ${rest}).`);
    return answer;
  });
};

export const createStripeApi = (dependencies: Dependencies): Service => ({
  prefix: dependencies.prefix,
  handle: async (request, response) => {
    stamp(response, dependencies.clock);
    const { status, body } = await perform(dependencies, request).catch(refusalOf);
    sendJson(response, status, body);
  },
  close: () => Promise.resolve(),
});
