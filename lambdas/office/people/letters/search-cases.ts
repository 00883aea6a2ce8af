import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { ListedContactCase } from "#contract/office/contact-cases.ts";
import { CaseNumber } from "#contract/office/contact.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { showCases } from "./show-cases.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;

/** More than one address may send in two years. */
const maxFound = 50;

const fromAddress = async ({ table }: Context, email: string): Promise<readonly ContactCaseItem[]> => {
  const partition = lists.contactCasesFrom(email);
  const query = { index: "gsi2", partition, schema: ContactCaseItem, limit: maxFound } as const;
  return (await table.query({ ...query, newestFirst: true })).items;
};

const findCases = async (context: Context, sought: string): Promise<readonly ContactCaseItem[]> => {
  const { table } = context;
  if (sought.includes("@")) return fromAddress(context, sought.toLowerCase());
  const number = CaseNumber.safeParse(sought.toUpperCase());
  if (number.success) {
    const item = await table.get(keys.contactCase(number.data), ContactCaseItem);
    return item ? [item] : [];
  }
  const person = await table.get(keys.profile(sought), ProfileItem.pick({ email: true }));
  return person ? fromAddress(context, person.email) : [];
};

/** Searches by exact number, address or account only, so that nobody browses letters. Logs the search first. */
export const searchContactCases = async (
  context: Context,
  adminId: string,
  q: string,
): Promise<{ items: ListedContactCase[] }> => {
  const { table, system } = context;
  const now = system.now();
  const sought = q.trim();
  if (hidePersonalNumbers(sought, swedishDate(now)) !== sought)
    throw new ProblemError("personal-number-not-searched");
  await table.transact(
    auditWrites(system, {
      subject: "letters",
      by: adminId,
      action: "letters-searched",
      at: now.toISOString(),
      search: { letter: sought },
    }),
  );
  return { items: await showCases(table, await findCases(context, sought), { adminId, now }) };
};
