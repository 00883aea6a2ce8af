import type { OpenedStoreApplication } from "#contract/store-applications/decisions.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { sendInvitation, takeUp } from "#lambdas/shared/stores/accounts/send-invitation.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { DecisionsContext } from "./decisions-context.ts";
import { readApplication, showOpened } from "./show-application.ts";

/** Goes on where an invitation has come to nothing. One that broke off while it was sent is sent again when an administrator says so. */
export const inviteOwner = async (
  context: DecisionsContext,
  applicationId: string,
): Promise<OpenedStoreApplication> => {
  const item = await readApplication(context.table, applicationId);
  if (item.state !== "approved") throw new ProblemError("store-application-decided");
  const key = keys.storeApplication(applicationId);
  await takeUp(context, key, item);
  await sendInvitation(context, key, item.contact.email);
  return showOpened(context, applicationId);
};
