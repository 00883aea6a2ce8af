import { type Me, minimumAge } from "#contract/accounts.ts";
import { ageOn, swedishDate } from "#contract/calendar-date.ts";
import { type PersonalNumber, maskPersonalNumber, readPersonalNumber } from "#contract/personal-number.ts";
import { type AccountContext, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { PersonalNumberCipher, PersonalNumberMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export type DeclarationContext = AccountContext & {
  readonly cipher: Pick<PersonalNumberCipher, "encrypt">;
  readonly mac: PersonalNumberMac;
};

const readAdult = (typed: string, now: Date): PersonalNumber => {
  const today = swedishDate(now);
  const reading = readPersonalNumber(typed, today);
  if (!reading.ok)
    throw new ProblemError("invalid-request", { issues: [{ path: "personalNumber", rule: reading.rule }] });
  // A coordination number without a full date proves no age; only an eID can.
  if (!reading.birthDate) throw new ProblemError("identity-level-too-low");
  const age = ageOn(reading.birthDate, today);
  if (age < minimumAge) throw new ProblemError("under-age", { params: { age } });
  return reading;
};

/**
 * Keeps a personal number with the caller's account, once. The same number again changes nothing.
 * It claims no number: two accounts may state the same one, and neither hears of the other, until an eID proves whose it is.
 */
export const declarePersonalNumber = async (
  context: DeclarationContext,
  caller: Caller,
  typed: string,
): Promise<Me> => {
  const { digits } = readAdult(typed, context.now());
  const mac = await context.mac(digits);
  const { personalNumberMac } = await openProfile(context, caller);
  if (personalNumberMac === undefined) await keep(context, caller, digits, mac);
  else if (personalNumberMac !== mac) throw new ProblemError("personal-number-already-set");
  return showAccount(context, caller);
};

const keep = async (context: DeclarationContext, caller: Caller, digits: string, mac: string) => {
  const { userId } = caller;
  const personalNumber = {
    personalNumberEncrypted: await context.cipher.encrypt(userId, digits),
    personalNumberMac: mac,
    personalNumberMasked: maskPersonalNumber(digits),
    identityLevel: 1,
  };
  try {
    await context.table.transact([
      update(keys.profile(userId))
        .set(personalNumber)
        .expectExists("stale")
        .expectAbsent("personalNumberMac", "personal-number-already-set"),
    ]);
  } catch (error) {
    if (!failedWith(error, "personal-number-already-set")) throw error;
    // It may be the same number, set by the same request sent twice at once.
    const { personalNumberMac } = await openProfile(context, caller);
    if (personalNumberMac !== mac) throw error;
  }
};
