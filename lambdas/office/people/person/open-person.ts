import type {
  AccountState,
  Person,
  PersonPart,
  PersonParts,
  ProvedIdentity,
} from "#contract/office/people-admin-person.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { readPerson } from "#lambdas/office/people/read-person.ts";
import { readRefusal } from "#lambdas/people/mail/refusals.ts";
import { BalanceItem, type ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { auditViewWrites, type AuditedPage } from "#lambdas/platform/table/audit-view-writes.ts";
import { poolUserOf } from "#lambdas/people/pool-user.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { AuditAction } from "#contract/platform/audit-actions.ts";
import { readPart, readParts } from "./parts.ts";

const personPage: AuditedPage = {
  opened: "person-opened",
  acts: new Set<AuditAction>([
    "person-signed-out",
    "person-locked",
    "person-unlocked",
    "person-closed",
    "points-adjusted",
    "mail-sent-again",
    "email-change-asked",
    "email-change-approved",
    "email-change-declined",
    "extract-asked",
    "extract-approved",
    "extract-declined",
  ]),
};

/** Reviews end with the approval, so the newest few hold it. */
const maxReviews = 5;

/** A verified identity without an approved ID card was proved by eID. */
const identityOf = async (
  table: Pick<Table, "query">,
  { userId, identityLevel: level, identityProvedAt: at }: ProfileItem,
): Promise<ProvedIdentity> => {
  if (level === 0) return { level, by: "nothing" };
  if (level === 1) return { level, by: "declared" };
  const { items } = await table.query({
    index: "gsi2",
    partition: lists.identityReviewsOf(userId),
    schema: IdentityReviewItem,
    limit: maxReviews,
    newestFirst: true,
  });
  const approved = items.find(({ state }) => state === "approved");
  return approved ? { level, by: "id-card", at: approved.decidedAt } : { level, by: "eid", at };
};

const stateOf = ({ lockedAt, closedAt, eraseAt, erasingAt }: Partial<SessionsItem> = {}): AccountState => {
  const times = { lockedAt, closedAt, eraseAt };
  if (erasingAt !== undefined) return { is: "erasing", ...times };
  if (lockedAt !== undefined) return { is: "locked", ...times };
  return { is: closedAt === undefined ? "active" : "closing", ...times };
};

const whoseIs = async (
  { isAdministrator }: PeopleAdminContext,
  adminId: string,
  profile: ProfileItem,
): Promise<Person["whose"]> => {
  if (profile.userId === adminId) return "own";
  return (await isAdministrator(poolUserOf(profile))) ? "administrators" : undefined;
};

/** Leaves out the personal number. */
const factsOf = (profile: ProfileItem) => ({
  id: profile.userId,
  fullName: profile.fullName,
  nameProved: profile.nameProved ?? false,
  protectedIdentity: profile.protectedIdentity ?? false,
  email: profile.email,
  emailUnproved: profile.emailUnproved ?? false,
  phone: profile.phone,
  phoneVerifiedAt: profile.phoneVerifiedAt,
  language: profile.language,
  createdAt: profile.createdAt,
  consent: profile.consent,
  mails: profile.mails ?? {},
});

/** Undefined while the address accepts mail. */
const refusedBy = async (
  table: PeopleAdminContext["table"],
  { email }: ProfileItem,
): Promise<Person["mailRefused"]> => {
  const { reason, since } = (await readRefusal(table, email)) ?? {};
  return reason === undefined ? undefined : { reason, since };
};

/** Records the view in the audit log before anything is shown. */
export const openPerson = async (
  context: PeopleAdminContext,
  adminId: string,
  accountId: string,
): Promise<Person> => {
  const { table } = context;
  const profile = await readPerson(table, accountId);
  const written = await auditViewWrites(context, personPage, {
    by: adminId,
    subject: accountId,
    person: accountId,
  });
  if (written.length > 0) await table.transact(written);
  const [sessions, balance, identity, whose, mailRefused, parts] = await Promise.all([
    table.get(keys.sessions(accountId), SessionsItem),
    table.get(keys.balance(accountId), BalanceItem),
    identityOf(table, profile),
    whoseIs(context, adminId, profile),
    refusedBy(table, profile),
    readParts(context, { adminId, accountId }),
  ]);
  return {
    ...factsOf(profile),
    account: stateOf(sessions),
    identity,
    whose,
    mailRefused,
    balance: balance?.points ?? 0,
    balanceVersion: balance?.version ?? 0,
    parts,
  };
};

/** Requires a cursor from `openPerson`. */
export const listMoreOfPerson = async (
  context: Pick<PeopleAdminContext, "table" | "system" | "cursorSecret">,
  adminId: string,
  { accountId, part, cursor }: { accountId: string; part: PersonPart; cursor: string },
): Promise<Partial<PersonParts>> => ({
  [part]: await readPart(context, part, { adminId, accountId, cursor }),
});
