import type { Me } from "#contract/accounts.ts";
import { type AccountContext, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import { isSameMac, macOf, mostTries } from "#lambdas/accounts/phone-code.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put, remove, update } from "#lambdas/shared/table/actions.ts";
import { ExpectationFailed } from "#lambdas/shared/table/failures.ts";
import { PhoneCodeItem, type ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

export type ConfirmationContext = AccountContext &
  Pick<System, "random" | "wait"> & { readonly codeSecret: string };

/** A try is counted before it is looked at: asking many times at once guesses no more often. */
const spendTry = async ({ table }: AccountContext, { userId, mac }: PhoneCodeItem): Promise<void> =>
  table.transact([
    update(keys.phoneCode(userId))
      .add("tries", 1)
      .expect("mac", mac, "code-expired")
      .expectBelow("tries", mostTries, "code-expired"),
  ]);

const isProved = ({ phone, phoneVerifiedAt }: ProfileItem, proved: string): boolean =>
  phone === proved && phoneVerifiedAt !== undefined;

/** The guard of the number that was proved before is let go of. */
const profileWrites = (
  { userId, phone, phoneVerifiedAt }: ProfileItem,
  proved: string,
  now: Date,
): Action[] => {
  const profile = update(keys.profile(userId)).set({ phone: proved, phoneVerifiedAt: now.toISOString() });
  if (phone === undefined || phoneVerifiedAt === undefined)
    return [profile.expectExists("stale").expectAbsent("phoneVerifiedAt", "stale")];
  return [
    profile.expect("phone", phone, "stale").expect("phoneVerifiedAt", phoneVerifiedAt, "stale"),
    remove(keys.phoneGuard(phone)).expect("userId", userId, "stale"),
  ];
};

const claim = async (
  context: AccountContext,
  caller: Caller,
  { phone, mac }: PhoneCodeItem,
): Promise<void> => {
  const { userId } = caller;
  const usedCode = remove(keys.phoneCode(userId)).expect("mac", mac, "code-expired");
  const profile = await openProfile(context, caller);
  if (isProved(profile, phone)) return context.table.transact([remove(keys.phoneCode(userId))]);
  await context.table.transact([
    usedCode,
    put(keys.phoneGuard(phone), "phoneGuard", { userId }).expectNew("phone-taken"),
    ...profileWrites(profile, phone, context.now()),
  ]);
};

/** Makes the number the caller's alone. That someone else has it is told only after the right code. */
export const confirmPhone = async (
  context: ConfirmationContext,
  caller: Caller,
  code: string,
): Promise<Me> => {
  const { userId } = caller;
  const waiting = await context.table.get(keys.phoneCode(userId), PhoneCodeItem);
  if (!waiting) throw new ProblemError("code-expired");
  const { phone } = waiting;
  try {
    await spendTry(context, waiting);
    if (!isSameMac(macOf(context.codeSecret, { userId, phone, code }), waiting.mac))
      throw new ProblemError("code-wrong");
    await untilFresh(context, () => claim(context, caller, waiting));
  } catch (error) {
    // The same request, sent twice at once, may have done it all.
    if (!(error instanceof ExpectationFailed) || !isProved(await openProfile(context, caller), phone))
      throw error;
  }
  return showAccount(context, caller);
};
