import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { EmailRequestDecision } from "#contract/office/email-request-acts.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { moveToEmail } from "#lambdas/people/identity/email/move-to-email.ts";
import { settleEmail } from "#lambdas/people/identity/email/settle-email.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { signOutOfPool } from "#lambdas/people/sign-out-of-pool.ts";
import { type Answer, answerWrite, notifyAsker } from "#lambdas/people/administrators/four-eyes.ts";
import { requireVerified } from "#lambdas/people/administrators/require-verified.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type SupportContext = IdentityContext & {
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

/** An expired request counts as decided. */
const requireOpen = ({ state, lapsesAt }: EmailRequestItem, now: Date): void => {
  if (state !== "asked" || now >= new Date(lapsesAt)) throw new ProblemError("email-request-decided");
};

/** Requires the address that the request was made for: someone who has changed it since still has their account. */
const readOwner = async (context: SupportContext, item: EmailRequestItem): Promise<ProfileItem> => {
  const profile = await context.table.get(keys.profile(item.userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  if (await context.isAdministrator(poolUserOf(profile))) throw new ProblemError("account-exempt");
  requireVerified(profile);
  if (profile.email !== item.former) throw new ProblemError("email-request-outdated");
  return profile;
};

const decisionWrites = (
  { system }: SupportContext,
  item: EmailRequestItem,
  answer: Decided,
  declined?: string,
): Action[] => {
  const { userId, id, reason, askedBy } = item;
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
    ...notifyAsker(system, { askedBy, link: `/admin-people/${userId}` }, answer),
    endClaim({ queue: "emailRequests", caseId: id }, by, now),
  ];
};

/** Finishes the steps outside the transaction. Until then the request stays listed, and approving it again continues. */
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
  await retryOnConflict(system, async () => {
    const item = await readRequest(context, deciding);
    if (item.unfinished === true) return;
    const now = system.now();
    requireOpen(item, now);
    if (item.askedBy === deciding.adminId) throw new ProblemError("email-request-own");
    const profile = await readOwner(context, item);
    await table.transact([
      ...(await moveToEmail(context, { profile, email: item.email, bySupport: true })),
      // Cancels a waiting code, because its requester loses the session here.
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

/** Approves or declines another administrator's request. Its author may withdraw it, but not approve it. */
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
