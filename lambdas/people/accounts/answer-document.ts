import type { Me } from "#contract/people/accounts.ts";
import type { DocumentAnswer } from "#contract/people/document-news.ts";
import { newestDocuments } from "#contract/people/document-versions.ts";
import { ensureProfile, showAccount } from "./account.ts";
import type { ConsentContext } from "./save-consent.ts";
import { answerTries, answerWrites } from "#lambdas/people/consents/answer-writes.ts";
import { knownVersion } from "#lambdas/people/consents/document-news.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/**
 * Records an answer about the version that the page showed. Repeating an answer or declining an accepted
 * version changes nothing.
 */
export const answerDocument = async (
  context: ConsentContext,
  caller: Caller,
  { document, version: shown, answer }: DocumentAnswer,
): Promise<Me> => {
  await retryOnConflict(
    context,
    async () => {
      const profile = await ensureProfile(context, caller);
      const { documents } = profile;
      const version = Math.min(shown, newestDocuments[document]);
      const isDeclined = answer === "declined";
      const isKnown = knownVersion(documents, document) >= version;
      if (isKnown || (isDeclined && documents?.declined === version)) return;
      const change = update(keys.profile(caller.userId))
        .set({ documents: { ...documents, [isDeclined ? "declined" : document]: version } })
        .expectExists("stale");
      const at = context.now().toISOString();
      const line = { purpose: document, answer, version, at, door: "question" } as const;
      await context.table.transact(answerWrites(profile, change, [line]));
    },
    answerTries,
  );
  return showAccount(context, caller);
};
