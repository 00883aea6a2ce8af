import { createHash } from "node:crypto";
import type { EidOrder, EidStart } from "#contract/people/identity.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { EidError, type EidRequest, type EidStarted } from "./eid.ts";
import type { IdentityContext } from "./identity-context.ts";
import { sealNetwork } from "./doubt.ts";
import { newSecret, secretHash } from "./order-secrets.ts";
import { qrContent } from "./qr.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { EidOrderItem, EidPurpose } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Start = EidStart & {
  readonly purpose: EidPurpose;
  readonly address: string;
  readonly text: string;
};

/** BankID ends an order long before this. */
export const orderSeconds = 600;

/** The nonce is in the fragment, which browsers send to no server. */
const returnUrlOf = (origin: string, { page, browser }: EidStart, nonce: string): string => {
  const url = `${origin}${page}#bankid=${nonce}`;
  if (browser === "chrome-ios") return url.replace(/^http/, "googlechrome");
  return browser === "firefox-ios" ? `firefox://open-url?url=${encodeURIComponent(url)}` : url;
};

/** Hashed, so that nobody who hears the name at the eID can sign in under it as a known browser. */
const webOf = (origin: string, { visitor }: EidStart): Pick<EidRequest, "web"> => {
  if (!visitor) return {};
  const device = createHash("sha256").update(`bankid\n${visitor.device}`).digest("base64url");
  return { web: { domain: new URL(origin).hostname, userAgent: visitor.userAgent, device } };
};

/** BankID cancels a person's earlier order when a second is started, so the retry succeeds. */
const startAtEid = async ({ eid, logger }: IdentityContext, request: EidRequest): Promise<EidStarted> => {
  try {
    return await eid.start(request).catch(async (error: unknown) => {
      if (error instanceof EidError && error.failure === "in-progress") return eid.start(request);
      throw error;
    });
  } catch (error) {
    if (!(error instanceof EidError)) throw error;
    if (error.failure === "in-progress") throw new ProblemError("eid-in-progress");
    logger.error("An order could not be begun", { failure: error.failure, error });
    throw new ProblemError("eid-unavailable");
  }
};

export const beginOrder = async (context: IdentityContext, start: Start): Promise<EidOrder> => {
  const { purpose, address, text } = start;
  const isHere = start.way === "same-device";
  const kind = purpose.kind === "signature" ? "signature" : "identification";
  const nonce = newSecret(context.system);
  const request = { address, text, kind, ...webOf(context.siteOrigin, start) } as const;
  const { autoStartToken, ...started } = await startAtEid(
    context,
    isHere ? { ...request, returnUrl: returnUrlOf(context.siteOrigin, start, nonce) } : request,
  );
  const now = context.system.now();
  const orderId = context.system.newId("eid");
  const secret = newSecret(context.system);
  const item: Omit<EidOrderItem, "entity"> = {
    id: orderId,
    purpose,
    secretHash: secretHash(secret),
    ...(isHere && { nonceHash: secretHash(nonce), network: sealNetwork(address, secret) }),
    ...started,
    startedAt: now.toISOString(),
    state: "waiting",
    hint: "outstandingTransaction",
    nextStepAt: now.getTime(),
    expiresAt: Math.floor(now.getTime() / 1000) + orderSeconds,
  };
  await context.table.transact([put(keys.eidOrder(orderId), "eidOrder", item).expectNew("stale")]);
  return { orderId, secret, ...(isHere ? { autoStartToken } : { qr: qrContent(started, 0) }) };
};
