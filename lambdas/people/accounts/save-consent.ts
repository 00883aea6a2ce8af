import type { Choices, Me } from "#contract/people/accounts.ts";
import type { Consent } from "#contract/people/consent.ts";
import { consentVersion } from "#contract/people/consent-rules.ts";
import { type AccountContext, ensureProfile, showAccount } from "./account.ts";
import { answerTries, answerWrites } from "#lambdas/people/consents/answer-writes.ts";
import { cookieAnswers } from "#lambdas/people/consents/answers.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { System } from "#lambdas/platform/system.ts";

export type ConsentContext = AccountContext & Pick<System, "random" | "wait">;

/** Stores a consent choice with the server's time, never for a text version newer than ours. A repeated choice changes nothing. */
export const saveConsent = async (context: ConsentContext, caller: Caller, choices: Choices): Promise<Me> => {
  await retryOnConflict(
    context,
    async () => {
      const profile = await ensureProfile(context, caller);
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
