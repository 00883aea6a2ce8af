import type { AcceptanceGround } from "./acceptance-ground.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { wordingNow } from "./signed-text.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { SigningPurpose } from "#lambdas/ownership/items/signing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";

/** Time to read and sign. */
const secondsKept = 30 * 60;

const limit: RateLimit = {
  what: "transfer-signings",
  max: 60,
  window: seconds(3600),
  failure: "too-many-requests",
};

type NewSigning = {
  readonly userId: string;
  readonly purpose: SigningPurpose;
  readonly text: string;
  /** Rows stored for the acceptance, so that carrying it out after signing is quick. */
  readonly ground?: AcceptanceGround;
};

/** Stores the text to sign, and nothing else until it is signed. */
export const writeSigning = async (
  { table, system }: Pick<TransfersContext, "table" | "system">,
  { userId, purpose, text, ground }: NewSigning,
): Promise<{ id: string; text: string }> => {
  const now = system.now();
  const id = system.newId("signing");
  const expiresAt = Math.floor(now.getTime() / 1000) + secondsKept;
  const state = "waiting" as const;
  const signing = { id, userId, purpose, text, wording: wordingNow, state, expiresAt };
  await table.transact([
    put(keys.signing(id), "signing", signing).expectNew("stale"),
    ...(ground ? [put(keys.acceptanceGround(id), "acceptanceGround", { ...ground, expiresAt })] : []),
    countUse(limit, userId, now),
  ]);
  return { id, text };
};
