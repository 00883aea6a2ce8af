import type { AccountState, Person } from "#contract/people-admin-person.ts";
import { identityOf } from "./identity-of.ts";
import { readPart, readParts } from "./parts.ts";
import { personPage } from "./person-page.ts";
import type { PersonPart, PersonParts } from "#contract/people-admin-person.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { readPerson } from "#lambdas/people-admin/read-person.ts";
import { readRefusal } from "#lambdas/shared/mail/refusals.ts";
import { BalanceItem, type ProfileItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { lookWrites } from "#lambdas/shared/table/look-writes.ts";
import { poolUserOf } from "#lambdas/shared/table/pool-user.ts";

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

/** What stands in the profile itself; no part of a personal number is among it. */
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

/** Why their address takes no mail, where it does not. */
const refusedBy = async (
  table: PeopleAdminContext["table"],
  { email }: ProfileItem,
): Promise<Person["mailRefused"]> => {
  const { reason, since } = (await readRefusal(table, email)) ?? {};
  return reason === undefined ? undefined : { reason, since };
};

/** All that support is asked about. Who has looked is written down before they see it. */
export const openPerson = async (
  context: PeopleAdminContext,
  adminId: string,
  accountId: string,
): Promise<Person> => {
  const { table } = context;
  const profile = await readPerson(table, accountId);
  const written = await lookWrites(context, personPage, {
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

/** Goes on in one list of someone who was opened: nobody has a cursor before. */
export const listMoreOfPerson = async (
  context: Pick<PeopleAdminContext, "table" | "system" | "cursorSecret">,
  adminId: string,
  { accountId, part, cursor }: { accountId: string; part: PersonPart; cursor: string },
): Promise<Partial<PersonParts>> => ({
  [part]: await readPart(context, part, { adminId, accountId, cursor }),
});
