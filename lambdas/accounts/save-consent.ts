import type { Choices, Me } from "#contract/accounts.ts";
import type { Consent } from "#contract/consent.ts";
import { consentVersion } from "#contract/consent-rules.ts";
import { type AccountWorld, openProfile, showAccount } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { update } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";

/** Keeps a choice with the hour it was made, by our clock, and never for texts that nobody can have read yet. */
export const saveConsent = async (world: AccountWorld, caller: Caller, choices: Choices): Promise<Me> => {
  await openProfile(world, caller);
  const consent: Consent = {
    ...choices,
    version: Math.min(choices.version, consentVersion),
    decidedAt: world.now().toISOString(),
  };
  await world.table.transact([update(keys.profile(caller.userId)).set({ consent }).expectExists("stale")]);
  return showAccount(world, caller);
};
