import type { AccountContext } from "#lambdas/accounts/account.ts";
import { openProfile } from "#lambdas/accounts/account.ts";
import {
  codeLimits,
  codeSeconds,
  codeText,
  macOf,
  resendAfterSeconds,
} from "#lambdas/accounts/phone-code.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import type { SendText } from "#lambdas/shared/text-messages/aws-text-messages.ts";
import { sixDigits } from "#lambdas/shared/tokens/six-digits.ts";
import type { System } from "#lambdas/system.ts";
import { put, remove, update } from "#lambdas/shared/table/actions.ts";
import type { PhoneCodeItem, ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { counted } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

export type PhoneContext = AccountContext &
  Pick<System, "bytes" | "random" | "wait"> & {
    readonly codeSecret: string;
    readonly siteOrigin: string;
    readonly sendText: SendText;
  };
type Request = { readonly phone: string; readonly address: string };

/** A number that has been proved stays until another has been. */
const showUnproved = ({ userId, phoneVerifiedAt }: ProfileItem, phone: string) =>
  phoneVerifiedAt === undefined
    ? [update(keys.profile(userId)).set({ phone }).expectAbsent("phoneVerifiedAt", "stale")]
    : [];

const remember = async (
  context: PhoneContext,
  caller: Caller,
  { phone, address }: Request,
  code: string,
): Promise<ProfileItem> => {
  const { userId } = caller;
  const now = context.now();
  const sentAt = Math.floor(now.getTime() / 1000);
  const profile = await openProfile(context, caller);
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
    counted(codeLimits.person, userId, now),
    counted(codeLimits.phone, phone, now),
    counted(codeLimits.address, address, now),
    ...showUnproved(profile, phone),
  ]);
  return profile;
};

/** Sends a code by text message. Whether the number is another account's is told only to the person who sends the code back. */
export const sendPhoneCode = async (
  context: PhoneContext,
  caller: Caller,
  request: Request,
): Promise<{ resendAfterSeconds: number }> => {
  const code = sixDigits(context.bytes(6));
  const { language } = await untilFresh(context, () => remember(context, caller, request, code));
  try {
    await context.sendText(request.phone, codeText(code, language, context.siteOrigin));
  } catch (error) {
    // Nobody should wait a minute for a code that never comes.
    await context.table.transact([remove(keys.phoneCode(caller.userId))]);
    throw error;
  }
  return { resendAfterSeconds };
};
