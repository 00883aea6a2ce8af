import type { Me } from "#contract/people/accounts.ts";
import { type AccountContext, ensureProfile, showAccount } from "./account.ts";
import { macOf, maxAttempts } from "./phone-code.ts";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";
import { PhoneCodeItem, type ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type ConfirmationContext = AccountContext &
  Pick<System, "random" | "wait"> & { readonly codeSecret: string };

/** Counts the attempt before checking the code, so that parallel requests get no extra guesses. */
const countAttempt = async ({ table }: AccountContext, { userId, mac }: PhoneCodeItem): Promise<void> =>
  table.transact([
    update(keys.phoneCode(userId))
      .add("tries", 1)
      .expect("mac", mac, "code-expired")
      .expectBelow("tries", maxAttempts, "code-expired"),
  ]);

const isProved = ({ phone, phoneVerifiedAt }: ProfileItem, proved: string): boolean =>
  phone === proved && phoneVerifiedAt !== undefined;

/** Also releases the guard of the former number. */
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
  const profile = await ensureProfile(context, caller);
  if (isProved(profile, phone)) return context.table.transact([remove(keys.phoneCode(userId))]);
  await context.table.transact([
    usedCode,
    put(keys.phoneGuard(phone), "phoneGuard", { userId }).expectNew("phone-taken"),
    ...profileWrites(profile, phone, context.now()),
  ]);
};

/** Gives the number to the caller alone. Only the right code reveals that another account has it. */
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
    await countAttempt(context, waiting);
    if (!isSameSecret(macOf(context.codeSecret, { userId, phone, code }), waiting.mac))
      throw new ProblemError("code-wrong");
    await retryOnConflict(context, () => claim(context, caller, waiting));
  } catch (error) {
    // The same request may have succeeded in parallel.
    if (!(error instanceof ExpectationFailed) || !isProved(await ensureProfile(context, caller), phone))
      throw error;
  }
  return showAccount(context, caller);
};
