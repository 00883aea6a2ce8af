import type { Choices, Me } from "#contract/accounts.ts";
import type { Consent } from "#contract/consent.ts";
import { consentVersion } from "#contract/consent-rules.ts";
import { type AccountContext, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Keeps a choice with the hour it was made, by our clock, and never for texts that nobody can have read yet. */
export const saveConsent = async (context: AccountContext, caller: Caller, choices: Choices): Promise<Me> => {
  await openProfile(context, caller);
  const consent: Consent = {
    ...choices,
    version: Math.min(choices.version, consentVersion),
    decidedAt: context.now().toISOString(),
  };
  await context.table.transact([update(keys.profile(caller.userId)).set({ consent }).expectExists("stale")]);
  return showAccount(context, caller);
};
