import type { Language } from "#contract/accounts.ts";
import { type OpenForm, formWrites } from "#lambdas/shared/challenges/form-challenge.ts";
import { bikeOfCode } from "#lambdas/shared/qr/bike-of-code.ts";
import type { AnonymousContext } from "./found-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { FoundCodeItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { nameless, seconds } from "#lambdas/shared/table/rate-limit.ts";

const codeSeconds = 10 * 60;
const resendAfterSeconds = 60;
const day = 24 * 60 * 60;
const failure = "too-many-requests";

export const foundForm: OpenForm = {
  name: "found-report",
  perAddress: { what: "found-codes-from-address", most: 10, window: seconds(60 * 60), failure },
  perEmail: { what: "found-codes-to-email", most: 5, window: seconds(day), failure },
};

type Request = { readonly email: string; readonly language: Language; readonly challenge: string };

/** Has a code mailed to someone who has found a stolen bike and has no account. The mail follows from what is written; work that is done carries one code. */
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
    put(keys.foundCode(uid, nameless(email)), "foundCode", item).expectBelow(
      "sentAt",
      sentAt - resendAfterSeconds + 1,
      "too-many-requests",
    ),
  ]);
  return {};
};
