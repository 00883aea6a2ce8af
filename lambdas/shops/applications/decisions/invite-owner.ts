import type { OpenedStoreApplication } from "#contract/shops/applications/decisions.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { sendInvitation, resetInterrupted } from "#lambdas/shops/store-accounts/send-invitation.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { DecisionsContext } from "./decisions-context.ts";
import { readApplication, showOpened } from "./show-application.ts";

/** Retries an unsent or interrupted invitation. */
export const inviteOwner = async (
  context: DecisionsContext,
  applicationId: string,
): Promise<OpenedStoreApplication> => {
  const item = await readApplication(context.table, applicationId);
  if (item.state !== "approved") throw new ProblemError("store-application-decided");
  const key = keys.storeApplication(applicationId);
  await resetInterrupted(context, key, item);
  await sendInvitation(context, key, item.contact.email);
  return showOpened(context, applicationId);
};
