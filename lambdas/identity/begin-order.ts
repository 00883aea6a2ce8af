import { createHash } from "node:crypto";
import type { EidOrder } from "#contract/identity.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { EidError, type EidRequest, type EidStarted } from "#lambdas/identity/eid.ts";
import type { IdentityContext } from "./identity-context.ts";
import { qrContent } from "#lambdas/identity/qr.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { EidOrderItem, EidPurpose } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Start = {
  readonly purpose: EidPurpose;
  readonly address: string;
  /** What the app shows. */
  readonly text: string;
};

/** BankID itself ends an order long before. */
export const secondsKept = 600;

export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Someone who already has an order loses it by asking for another: the second try then finds the way free. */
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

/** Begins an order at the eID and hands the browser what follows it. */
export const beginOrder = async (context: IdentityContext, start: Start): Promise<EidOrder> => {
  const { purpose, address, text } = start;
  const kind = purpose.kind === "signature" ? "signature" : "identification";
  const { autoStartToken, ...started } = await startAtEid(context, { address, text, kind });
  const now = context.system.now();
  const orderId = context.system.newId("eid");
  const secret = Buffer.from(context.system.bytes(32)).toString("base64url");
  const item: Omit<EidOrderItem, "entity"> = {
    id: orderId,
    purpose,
    secretHash: secretHash(secret),
    ...started,
    startedAt: now.toISOString(),
    state: "waiting",
    hint: "outstandingTransaction",
    nextStepAt: now.getTime(),
    expiresAt: Math.floor(now.getTime() / 1000) + secondsKept,
  };
  await context.table.transact([put(keys.eidOrder(orderId), "eidOrder", item).expectNew("stale")]);
  return { orderId, secret, autoStartToken, qr: qrContent(started, 0) };
};
