import type { OpenedStoreApplication } from "#contract/store-applications/decisions.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { DecisionsContext } from "./decisions-context.ts";
import { readApplication, showOpened } from "./show-application.ts";

type Invitation = NonNullable<StoreApplicationItem["invitation"]>;

/** Says whether it was as it should be. Of two who move it at once one does. */
const move = async (
  { table, now }: DecisionsContext,
  applicationId: string,
  from: Invitation,
  to: Invitation,
): Promise<boolean> => {
  try {
    await table.transact([
      update(keys.storeApplication(applicationId))
        .set({ invitation: to, invitationMovedAt: now().toISOString() })
        .expect("invitation", from, "stale"),
    ]);
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/** No function runs as long: one that has been sending since then has broken off. */
const longestSending = 60_000;

const hasBrokenOff = (
  { now }: DecisionsContext,
  { invitation, invitationMovedAt }: StoreApplicationItem,
): boolean =>
  invitation === "sending" &&
  (invitationMovedAt === undefined || now().getTime() - Date.parse(invitationMovedAt) > longestSending);

/** Sends the invitation of an approved store. The person who begins has it to themselves, so of two at once one mail goes out; where the user pool refuses, it is due again. */
export const sendInvitation = async (context: DecisionsContext, applicationId: string): Promise<void> => {
  // Or someone else is at it, or done.
  if (!(await move(context, applicationId, "due", "sending"))) return;
  const { contact } = await readApplication(context.table, applicationId);
  try {
    await context.owners.invite(contact.email);
  } catch (error) {
    context.reportFailure("The owner of a store is not invited yet", error);
    await move(context, applicationId, "sending", "due");
    return;
  }
  await move(context, applicationId, "sending", "sent");
};

/** Goes on where an invitation has come to nothing. Of one that broke off while it was sent nobody knows whether it went out; it is sent again when an administrator says so. */
export const inviteOwner = async (
  context: DecisionsContext,
  applicationId: string,
): Promise<OpenedStoreApplication> => {
  const item = await readApplication(context.table, applicationId);
  if (item.state !== "approved") throw new ProblemError("store-application-decided");
  if (hasBrokenOff(context, item)) await move(context, applicationId, "sending", "due");
  await sendInvitation(context, applicationId);
  return showOpened(context, applicationId);
};
