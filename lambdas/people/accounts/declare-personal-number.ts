import { type Me, minimumAge } from "#contract/people/accounts.ts";
import { ageOn, swedishDate } from "#contract/platform/calendar-date.ts";
import {
  type PersonalNumber,
  maskPersonalNumber,
  readPersonalNumber,
} from "#contract/platform/personal-number.ts";
import { type AccountContext, ensureProfile, showAccount } from "./account.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { PersonalNumberCipher, PersonalNumberMac } from "#lambdas/people/personal-numbers.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type DeclarationContext = AccountContext & {
  readonly cipher: Pick<PersonalNumberCipher, "encrypt">;
  readonly mac: PersonalNumberMac;
};

const readAdult = (typed: string, now: Date): PersonalNumber => {
  const today = swedishDate(now);
  const reading = readPersonalNumber(typed, today);
  if (!reading.ok)
    throw new ProblemError("invalid-request", { issues: [{ path: "personalNumber", rule: reading.rule }] });
  // A coordination number without a full birth date proves no age; only an eID does.
  if (!reading.birthDate) throw new ProblemError("identity-level-too-low");
  const age = ageOn(reading.birthDate, today);
  if (age < minimumAge) throw new ProblemError("under-age", { params: { age } });
  return reading;
};

/** Stores a typed personal number once; the same number again changes nothing. It reserves nothing: two accounts may state the same number until an eID proves whose it is. */
export const declarePersonalNumber = async (
  context: DeclarationContext,
  caller: Caller,
  typed: string,
): Promise<Me> => {
  const { digits } = readAdult(typed, context.now());
  const mac = await context.mac(digits);
  const { personalNumberMac } = await ensureProfile(context, caller);
  if (personalNumberMac === undefined) await storeNumber(context, caller, digits, mac);
  else if (personalNumberMac !== mac) throw new ProblemError("personal-number-already-set");
  return showAccount(context, caller);
};

const storeNumber = async (context: DeclarationContext, caller: Caller, digits: string, mac: string) => {
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
    // The same request may have succeeded in parallel.
    const { personalNumberMac } = await ensureProfile(context, caller);
    if (personalNumberMac !== mac) throw error;
  }
};
