import { createHash } from "node:crypto";
import type { Language } from "#contract/accounts.ts";
import type { EidOrder } from "#contract/identity.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { EidError, type EidRequest, type EidStarted } from "#lambdas/identity/eid.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { orderTexts } from "#lambdas/identity/order-texts.ts";
import { qrContent } from "#lambdas/identity/qr.ts";
import { put } from "#lambdas/table/actions.ts";
import type { EidOrderItem, EidPurpose } from "#lambdas/table/items/identity.ts";
import { keys } from "#lambdas/table/keys.ts";

type Start = {
  readonly purpose: EidPurpose;
  readonly address: string;
  readonly language: Language;
  readonly personalNumber?: string;
};

/** BankID itself ends an order long before. */
const secondsKept = 600;

export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Somebody who already has an order loses it by asking for another: the second try then finds the way free. */
const startAtEid = async ({ eid, logger }: IdentityWorld, request: EidRequest): Promise<EidStarted> => {
  try {
    return await eid.start(request).catch((error: unknown) => {
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
export const beginOrder = async (world: IdentityWorld, start: Start): Promise<EidOrder> => {
  const { purpose, address, language, personalNumber } = start;
  const text = orderTexts[language][purpose.kind];
  const { autoStartToken, ...started } = await startAtEid(world, {
    address,
    text,
    ...(personalNumber !== undefined && { personalNumber }),
  });
  const now = world.system.now();
  const orderId = world.system.newId("eid");
  const secret = Buffer.from(world.system.bytes(32)).toString("base64url");
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
  await world.table.transact([put(keys.eidOrder(orderId), "eidOrder", item).expectNew("stale")]);
  return { orderId, secret, autoStartToken, qr: qrContent(started, 0) };
};
