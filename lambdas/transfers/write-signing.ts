import type { AcceptanceGround } from "./acceptance-ground.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { SigningItem, SigningPurpose } from "#lambdas/shared/table/items/signing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";

/** As long as someone may take to read it and to sign. */
const secondsKept = 30 * 60;

const limit: RateLimit = {
  what: "transfer-signings",
  most: 60,
  window: seconds(3600),
  failure: "too-many-requests",
};

type New = {
  readonly userId: string;
  readonly purpose: SigningPurpose;
  readonly text: string;
  /** What it is to be done by: the person who has signed is not kept waiting while it is read. */
  readonly ground?: AcceptanceGround;
};

/** Writes down what someone is to sign, as they will see it. Nothing else is written before they have. */
export const writeSigning = async (
  { table, system }: Pick<TransfersContext, "table" | "system">,
  { userId, purpose, text, ground }: New,
): Promise<{ id: string; text: string }> => {
  const now = system.now();
  const id = system.newId("signing");
  const expiresAt = Math.floor(now.getTime() / 1000) + secondsKept;
  const signing: Omit<SigningItem, "entity"> = { id, userId, purpose, text, state: "waiting", expiresAt };
  await table.transact([
    put(keys.signing(id), "signing", signing).expectNew("stale"),
    ...(ground ? [put(keys.acceptanceGround(id), "acceptanceGround", { ...ground, expiresAt })] : []),
    counted(limit, userId, now),
  ]);
  return { id, text };
};
