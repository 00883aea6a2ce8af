import type { Language } from "#contract/accounts.ts";
import { readSolution } from "#lambdas/shared/challenges/challenge.ts";
import { bikeOfCode } from "#lambdas/shared/qr/bike-of-code.ts";
import { foundPurpose } from "#lambdas/found-reports/challenge.ts";
import type { AnonymousContext } from "./found-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { FoundCodeItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, nameless, seconds } from "#lambdas/shared/table/rate-limit.ts";

const codeSeconds = 10 * 60;
const resendAfterSeconds = 60;
const day = 24 * 60 * 60;
const failure = "too-many-requests";

/** Anybody can write anybody's e-mail address, and the code goes there. */
const perEmail: RateLimit = { what: "found-codes-to-email", most: 5, window: seconds(day), failure };
const perAddress: RateLimit = {
  what: "found-codes-from-address",
  most: 10,
  window: seconds(60 * 60),
  failure,
};

type Request = { readonly email: string; readonly language: Language; readonly challenge: string };

/** Has a code mailed to someone who has found a stolen bike and has no account. The mail follows from what is written; work that is done carries one code. */
export const sendFoundCode = async (
  { table, system, challengeSecret }: AnonymousContext,
  typedUid: string,
  { email, language, challenge }: Request,
  address: string,
): Promise<Record<string, never>> => {
  const now = system.now();
  const solved = readSolution(challengeSecret, foundPurpose, challenge, now);
  if (!solved) throw new ProblemError("bot-check-failed");
  const bike = await bikeOfCode(table, typedUid);
  if (bike.status !== "stolen") throw new ProblemError("bike-not-stolen");
  const uid = typedUid.toLowerCase();
  const sentAt = Math.floor(now.getTime() / 1000);
  const salt = Buffer.from(system.bytes(16)).toString("base64url");
  const item: Omit<FoundCodeItem, "entity"> = {
    uid,
    email,
    language,
    salt,
    sentAt,
    tries: 0,
    expiresAt: sentAt + codeSeconds,
  };
  await table.transact([
    put(keys.solvedChallenge(solved.signature), "solvedChallenge", {
      // Gone only when the challenge is certainly out of date.
      expiresAt: solved.expiresAt + 60,
    }).expectNew("bot-check-failed"),
    counted(perAddress, address, now),
    counted(perEmail, email, now),
    put(keys.foundCode(uid, nameless(email)), "foundCode", item).expectBelow(
      "sentAt",
      sentAt - resendAfterSeconds + 1,
      "too-many-requests",
    ),
  ]);
  return {};
};
