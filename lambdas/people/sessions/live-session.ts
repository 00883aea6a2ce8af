import { documentVersions } from "#contract/people/document-versions.ts";
import type { Route } from "#contract/platform/route.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import type { Logger } from "#lambdas/platform/http/logger.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { system } from "#lambdas/platform/system.ts";
import { findSignIn, isOver } from "./sign-in-use.ts";
import { documentNews } from "#lambdas/people/consents/document-news.ts";
import { ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const assertUsable = (
  sessions: SessionsItem,
  { signedInAt }: Caller,
  whileClosed: Route["whileClosed"],
): void => {
  if (sessions.lockedAt !== undefined) throw new ProblemError("session-ended");
  // The pool truncates sign-in times to seconds: in doubt the token is refused.
  const isExempt = sessions.except === signedInAt.toISOString();
  if (signedInAt < new Date(sessions.validFrom) && !isExempt) throw new ProblemError("session-ended");
  const { closedAt, erasingAt } = sessions;
  // Nothing may be written once erasing has begun.
  if (erasingAt !== undefined || (closedAt !== undefined && !whileClosed))
    throw new ProblemError("account-closed");
};

/**
 * Throws `terms-not-accepted` if the caller has not accepted terms that apply. Opening an account accepts the
 * first version.
 */
const assertTermsAccepted = async (table: Table, { userId }: Caller, now: Date): Promise<void> => {
  if (documentVersions.terms.length === 1) return;
  const profile = await table.get(keys.profile(userId), ProfileItem.pick({ documents: true }));
  if (documentNews(profile?.documents, now).some(({ required }) => required))
    throw new ProblemError("terms-not-accepted");
};

/**
 * Throws `session-ended` if the sign-in has ended or been idle too long, or the account is locked. Throws
 * `account-closed` unless the route allows closed accounts, and checks the terms if the route needs them.
 */
export const assertLiveSession = async (
  table: Table,
  caller: Caller,
  { whileClosed, needsTerms }: Pick<Route, "whileClosed" | "needsTerms">,
  now: Date,
): Promise<void> => {
  const [sessions, signIn] = await Promise.all([
    table.get(keys.sessions(caller.userId), SessionsItem),
    findSignIn(table, caller),
  ]);
  if (isOver(signIn, caller, now)) throw new ProblemError("session-ended");
  if (sessions) assertUsable(sessions, caller, whileClosed);
  if (needsTerms) await assertTermsAccepted(table, caller, now);
};

/** The options of an API whose routes end with the caller's session. */
export const guardSessions = (
  env: { readonly ORIGIN_SECRETS: readonly string[] },
  logger: Logger,
  table: Table,
) => ({
  originSecrets: env.ORIGIN_SECRETS,
  logger,
  assertLive: (caller: Caller, route: Route) => assertLiveSession(table, caller, route, system.now()),
});
