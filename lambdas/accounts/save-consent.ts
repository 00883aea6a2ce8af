import type { Choices, Me } from "#contract/accounts.ts";
import type { Consent } from "#contract/consent.ts";
import { consentVersion } from "#contract/consent-rules.ts";
import { type AccountContext, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import { answerTries, answerWrites } from "#lambdas/shared/consents/answer-writes.ts";
import { cookieAnswers } from "#lambdas/shared/consents/answers.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { System } from "#lambdas/system.ts";

export type ConsentContext = AccountContext & Pick<System, "random" | "wait">;

/** Keeps a choice with the hour it was made, by our clock, and never for texts that nobody can have read yet. The same choice again is the one that was made. */
export const saveConsent = async (context: ConsentContext, caller: Caller, choices: Choices): Promise<Me> => {
  await untilFresh(
    context,
    async () => {
      const profile = await openProfile(context, caller);
      const consent: Consent = {
        ...choices,
        version: Math.min(choices.version, consentVersion),
        decidedAt: context.now().toISOString(),
      };
      const answers = cookieAnswers(profile.consent, consent);
      if (answers.length === 0) return;
      const change = update(keys.profile(caller.userId)).set({ consent }).expectExists("stale");
      await context.table.transact(answerWrites(profile, change, answers));
    },
    answerTries,
  );
  return showAccount(context, caller);
};
