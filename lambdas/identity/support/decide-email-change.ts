import { swedishDate } from "#contract/calendar-date.ts";
import type { EmailRequestDecision } from "#contract/email-request-acts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { expiryOf } from "#contract/retention.ts";
import { moveToEmail } from "#lambdas/identity/email/move-to-email.ts";
import { settleEmail } from "#lambdas/identity/email/settle-email.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { signOutOfPool } from "#lambdas/shared/accounts/sign-out-of-pool.ts";
import { type Answer, answerWrite } from "#lambdas/shared/administrators/four-eyes.ts";
import { requireVerified } from "#lambdas/shared/administrators/require-verified.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { EmailRequestItem } from "#lambdas/shared/table/items/email-request.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

export type SupportContext = IdentityContext & {
  /** Whether the one who signs in by this user of the pool is an administrator. */
  readonly isAdministrator: (poolUser: string) => Promise<boolean>;
};
type Deciding = { readonly adminId: string; readonly accountId: string; readonly requestId: string };
type Decided = Answer<"approved" | "declined">;

const readRequest = async (
  { table }: SupportContext,
  { adminId, accountId, requestId }: Deciding,
): Promise<EmailRequestItem> => {
  if (adminId === accountId) throw new ProblemError("account-exempt");
  const item = await table.get(keys.emailRequest(accountId, requestId), EmailRequestItem);
  if (!item) throw new ProblemError("email-request-decided");
  return item;
};

/** One whose week is over is decided. */
const requireOpen = ({ state, lapsesAt }: EmailRequestItem, now: Date): void => {
  if (state !== "asked" || now >= new Date(lapsesAt)) throw new ProblemError("email-request-decided");
};

/** Whose address may be changed, which has to be the one that was seen: who has changed it meanwhile has not lost their account. */
const readOwner = async (context: SupportContext, item: EmailRequestItem): Promise<ProfileItem> => {
  const profile = await context.table.get(keys.profile(item.userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  if (await context.isAdministrator(poolUserOf(profile))) throw new ProblemError("account-exempt");
  requireVerified(profile);
  if (profile.email !== item.former) throw new ProblemError("email-request-outdated");
  return profile;
};

/** That it was decided and by whom, which goes with whatever follows from it. */
const decisionWrites = (
  { system }: SupportContext,
  item: EmailRequestItem,
  answer: Decided,
  declined?: string,
): Action[] => {
  const { userId, id, reason } = item;
  const { state, by, now } = answer;
  const place = keys.emailRequest(userId, id);
  const write = answerWrite(place, item, answer, "email-request-decided").set({
    declined,
    expiresAt: expiryOf("emailRequests", now),
  });
  return [
    state === "approved" ? write.set({ unfinished: true }) : write.remove("gsi1pk", "gsi1sk"),
    remove(keys.openEmailRequest(userId)).expect("requestId", id, "email-request-decided"),
    ...auditWrites(system, {
      subject: id,
      person: userId,
      by,
      action: `email-change-${state}`,
      at: now.toISOString(),
      reason: declined ?? reason,
    }),
    endClaim({ queue: "emailRequests", caseId: id }, by, now),
  ];
};

/** What cannot be in the transaction. Until all of it is done the case stays in the list, and approving it again goes on. */
const finish = async (context: SupportContext, { userId, id }: EmailRequestItem): Promise<void> => {
  const { table, people, logger } = context;
  await settleEmail(context, userId);
  await signOutOfPool({ table, logger, signOut: (poolUser) => people.signOut(poolUser) }, userId);
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (profile?.emailDue === true) return;
  await table.transact([
    update(keys.emailRequest(userId, id)).remove("unfinished", "gsi1pk", "gsi1sk").expectExists("stale"),
  ]);
};

const approve = async (context: SupportContext, deciding: Deciding): Promise<void> => {
  const { table, system } = context;
  await untilFresh(system, async () => {
    const item = await readRequest(context, deciding);
    if (item.unfinished === true) return;
    const now = system.now();
    requireOpen(item, now);
    if (item.askedBy === deciding.adminId) throw new ProblemError("email-request-own");
    const profile = await readOwner(context, item);
    await table.transact([
      ...(await moveToEmail(context, { profile, email: item.email, bySupport: true })),
      // A code that waits was asked for before, by someone whose session ends here.
      remove(keys.emailChange(item.userId)),
      ...decisionWrites(context, item, { state: "approved", by: deciding.adminId, now }),
    ]);
  });
  await finish(context, await readRequest(context, deciding));
};

const decline = async (context: SupportContext, deciding: Deciding, reason: string): Promise<void> => {
  const { table, system } = context;
  const item = await readRequest(context, deciding);
  const now = system.now();
  requireOpen(item, now);
  const answer = { state: "declined", by: deciding.adminId, now } as const;
  await table.transact(decisionWrites(context, item, answer, hidePersonalNumbers(reason, swedishDate(now))));
};

/** Changes the address of an account as another administrator has asked for, or lets it be. The one who asked can take it back, and cannot approve it. */
export const decideEmailChange = async (
  context: SupportContext,
  deciding: Deciding,
  decision: EmailRequestDecision,
): Promise<Record<string, never>> => {
  await (decision.decision === "approve"
    ? approve(context, deciding)
    : decline(context, deciding, decision.reason));
  return {};
};
