import type { Language } from "#contract/people/accounts.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import { bikeOfCode } from "#lambdas/stickers/codes/bike-of-code.ts";
import type { AnonymousContext } from "./found-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { FoundCodeItem } from "#lambdas/thefts/items/found-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { pseudonymOf, seconds } from "#lambdas/platform/table/rate-limit.ts";

const codeSeconds = 10 * 60;
const resendAfterSeconds = 60;
const day = 24 * 60 * 60;
export const foundForm: OpenForm = {
  name: "found-report",
  perAddress: { what: "found-codes-from-address", max: 10, window: seconds(60 * 60) },
  perEmail: { what: "found-codes-to-email", max: 5, window: seconds(day) },
};

type Request = { readonly email: string; readonly language: Language; readonly challenge: string };

/**
 * Mails a code to a finder without an account. The stream sends the mail; one proof of work pays
 * for one code.
 */
export const sendFoundCode = async (
  context: AnonymousContext,
  typedUid: string,
  { email, language, challenge }: Request,
  address: string,
): Promise<Record<string, never>> => {
  const { table, system } = context;
  const sent = formWrites(context, foundForm, challenge, { address, email });
  const bike = await bikeOfCode(table, typedUid);
  if (bike.status !== "stolen") throw new ProblemError("bike-not-stolen");
  const uid = typedUid.toLowerCase();
  const sentAt = Math.floor(system.now().getTime() / 1000);
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
    ...sent,
    put(keys.foundCode(uid, pseudonymOf(email)), "foundCode", item).expectBelow(
      "sentAt",
      sentAt - resendAfterSeconds + 1,
      "too-many-requests",
    ),
  ]);
  return {};
};
