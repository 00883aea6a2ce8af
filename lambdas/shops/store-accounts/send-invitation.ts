import type { InvitationState } from "#contract/shops/applications/decisions.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { StoreAccounts } from "./store-accounts.ts";

type InvitationContext = {
  readonly table: Pick<Table, "transact">;
  readonly now: () => Date;
  readonly accounts: Pick<StoreAccounts, "invite">;
  readonly reportFailure: (what: string, error: unknown) => void;
};

type Invited = {
  readonly invitation?: InvitationState | undefined;
  readonly invitationMovedAt?: string | undefined;
};

/** Returns false if the state is not `from`; of two requests at once only one succeeds. */
const move = async (
  { table, now }: InvitationContext,
  key: Key,
  from: InvitationState,
  to: InvitationState,
): Promise<boolean> => {
  try {
    await table.transact([
      update(key)
        .set({ invitation: to, invitationMovedAt: now().toISOString() })
        .expect("invitation", from, "stale"),
    ]);
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/** Longer than any function runs. */
const maxSendingMilliseconds = 60_000;

/** An interrupted invitation may or may not have been sent. */
export const isInterrupted = ({ invitation, invitationMovedAt }: Invited, now: Date): boolean =>
  invitation === "sending" &&
  (invitationMovedAt === undefined || now.getTime() - Date.parse(invitationMovedAt) > maxSendingMilliseconds);

export const resetInterrupted = async (
  context: InvitationContext,
  key: Key,
  invited: Invited,
): Promise<void> => {
  if (isInterrupted(invited, context.now())) await move(context, key, "sending", "due");
};

/** Sends a due invitation once, even with parallel requests; if the user pool refuses, it becomes due again. */
export const sendInvitation = async (context: InvitationContext, key: Key, email: string): Promise<void> => {
  // Another request is sending it or has sent it.
  if (!(await move(context, key, "due", "sending"))) return;
  try {
    await context.accounts.invite(email);
  } catch (error) {
    context.reportFailure("An invitation to work in a store could not be sent", error);
    await move(context, key, "sending", "due");
    return;
  }
  await move(context, key, "sending", "sent");
};
