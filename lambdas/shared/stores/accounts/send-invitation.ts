import type { InvitationState } from "#contract/store-applications/decisions.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { StoreAccounts } from "./store-accounts.ts";

type InvitationContext = {
  readonly table: Pick<Table, "transact">;
  readonly now: () => Date;
  readonly accounts: Pick<StoreAccounts, "invite">;
  /** Tells the operators. */
  readonly reportFailure: (what: string, error: unknown) => void;
};

/** What an item has that an invitation belongs to. */
type Invited = {
  readonly invitation?: InvitationState | undefined;
  readonly invitationMovedAt?: string | undefined;
};

/** Says whether it was as it should be. Of two who move it at once one does. */
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

/** No function runs as long: one that has been sending since then has broken off. */
const longestSending = 60_000;

/** Of one that broke off while it was sent nobody knows whether it went out. */
export const hasBrokenOff = ({ invitation, invitationMovedAt }: Invited, now: Date): boolean =>
  invitation === "sending" &&
  (invitationMovedAt === undefined || now.getTime() - Date.parse(invitationMovedAt) > longestSending);

/** Makes one that broke off due again. */
export const takeUp = async (context: InvitationContext, key: Key, invited: Invited): Promise<void> => {
  if (hasBrokenOff(invited, context.now())) await move(context, key, "sending", "due");
};

/** Sends the invitation that belongs to an item. The person who begins has it to themselves, so of two at once one mail goes out; where the user pool refuses, it is due again. */
export const sendInvitation = async (context: InvitationContext, key: Key, email: string): Promise<void> => {
  // Or someone else is at it, or done.
  if (!(await move(context, key, "due", "sending"))) return;
  try {
    await context.accounts.invite(email);
  } catch (error) {
    context.reportFailure("Someone who is to work in a store is not invited yet", error);
    await move(context, key, "sending", "due");
    return;
  }
  await move(context, key, "sending", "sent");
};
