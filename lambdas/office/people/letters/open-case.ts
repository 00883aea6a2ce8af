import type { ContactEntry, OpenedContactCase } from "#contract/office/contact-cases.ts";
import { daysBetween, swedishDate } from "#contract/platform/calendar-date.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import type { ContactCaseItem, ContactEntryItem } from "#lambdas/office/items/contact.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import { type AuditedPage, auditViewWrites } from "#lambdas/platform/table/audit-view-writes.ts";
import { readCase } from "./read-case.ts";
import { showCase } from "./show-cases.ts";

const casePage: AuditedPage = {
  opened: "letter-opened",
  acts: new Set(["letter-taken", "letter-sorted", "letter-answered", "letter-extended", "letter-closed"]),
};

const showEntry = (
  { kind, at, text, by }: ContactEntryItem,
  names: ReadonlyMap<string, string>,
): ContactEntry => ({ kind, at, text, by: by === undefined ? undefined : { id: by, name: names.get(by) } });

const answeredIn = ({ askedAt, answeredAt }: ContactCaseItem): number | undefined =>
  answeredAt === undefined
    ? undefined
    : daysBetween(swedishDate(new Date(askedAt)), swedishDate(new Date(answeredAt)));

/** Logs the view before anything is shown. */
export const openContactCase = async (
  context: Pick<PeopleAdminContext, "table" | "system">,
  adminId: string,
  caseNumber: string,
): Promise<OpenedContactCase> => {
  const { table, system } = context;
  const { item, accountId } = await readCase(table, caseNumber);
  const view = { by: adminId, subject: caseNumber, ...(accountId !== undefined && { person: accountId }) };
  const written = await auditViewWrites(context, casePage, view);
  if (written.length > 0) await table.transact(written);
  const { email, language, personalNumberHidden, history, holder, version } = item;
  const people = [accountId, holder, ...history.map(({ by }) => by)];
  const names = await readNames(
    table,
    people.filter((id) => id !== undefined),
  );
  return {
    ...showCase(item, names, { adminId, now: system.now() }),
    email,
    language,
    personalNumberHidden,
    account: accountId === undefined ? undefined : { id: accountId, name: names.get(accountId) },
    history: history.map((entry) => showEntry(entry, names)),
    answeredIn: answeredIn(item),
    version,
  };
};
