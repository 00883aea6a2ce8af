import { type AccountContext, ensureProfile } from "./account.ts";
import { codeLimits, codeSeconds, codeText, macOf, resendAfterSeconds } from "./phone-code.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import type { SendText } from "#lambdas/platform/text-messages/aws-text-messages.ts";
import { sixDigits } from "#lambdas/platform/tokens/mail-code.ts";
import type { System } from "#lambdas/platform/system.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { PhoneCodeItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { countTo, countUse } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type PhoneContext = AccountContext &
  Pick<System, "bytes" | "random" | "wait"> & {
    readonly codeSecret: string;
    readonly siteOrigin: string;
    readonly sendText: SendText;
  };
type Request = { readonly phone: string; readonly address: string };

/** A verified number stays until another one is verified. */
const showUnproved = ({ userId, phoneVerifiedAt }: ProfileItem, phone: string) =>
  phoneVerifiedAt === undefined
    ? [update(keys.profile(userId)).set({ phone }).expectAbsent("phoneVerifiedAt", "stale")]
    : [];

const storeCode = async (
  context: PhoneContext,
  caller: Caller,
  { phone, address }: Request,
  code: string,
): Promise<ProfileItem> => {
  const { userId } = caller;
  const now = context.now();
  const sentAt = Math.floor(now.getTime() / 1000);
  const profile = await ensureProfile(context, caller);
  const item: Omit<PhoneCodeItem, "entity"> = {
    userId,
    phone,
    mac: macOf(context.codeSecret, { userId, phone, code }),
    sentAt,
    tries: 0,
    expiresAt: sentAt + codeSeconds,
  };
  await context.table.transact([
    put(keys.phoneCode(userId), "phoneCode", item).expectBelow(
      "sentAt",
      sentAt - resendAfterSeconds + 1,
      "too-many-requests",
    ),
    countUse(codeLimits.person, userId, now),
    ...countTo(codeLimits.phone, phone, address, now),
    countUse(codeLimits.address, address, now),
    ...showUnproved(profile, phone),
  ]);
  return profile;
};

/** Sends a code by text message. Only entering it reveals whether another account has the number. */
export const sendPhoneCode = async (
  context: PhoneContext,
  caller: Caller,
  request: Request,
): Promise<{ resendAfterSeconds: number }> => {
  const code = sixDigits(context.bytes(6));
  const { language } = await retryOnConflict(context, () => storeCode(context, caller, request, code));
  try {
    await context.sendText(request.phone, codeText(code, language, context.siteOrigin));
  } catch (error) {
    // Lets the person try again at once if the code could not be sent.
    await context.table.transact([remove(keys.phoneCode(caller.userId))]);
    throw error;
  }
  return { resendAfterSeconds };
};
