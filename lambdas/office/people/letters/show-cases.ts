import type { ListedContactCase } from "#contract/office/contact-cases.ts";
import { compareDates, daysBetween, swedishDate } from "#contract/platform/calendar-date.ts";
import { maskEmail } from "#contract/platform/mask-address.ts";
import type { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { isWaiting } from "#lambdas/office/letters/change-case.ts";
import { dateOf } from "#lambdas/office/letters/due.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Viewer = { readonly adminId: string; readonly now: Date };

/** The GDPR requires that the sender learns of the extension within the first month. */
export const canExtend = (item: ContactCaseItem, now: Date): boolean =>
  isWaiting(item) &&
  item.dueOn !== undefined &&
  item.extendedAt === undefined &&
  compareDates(swedishDate(now), dateOf(item.dueOn)) <= 0;

const dueOf = (item: ContactCaseItem, now: Date): ListedContactCase["due"] => {
  const { dueOn } = item;
  if (dueOn === undefined) return undefined;
  const daysLeft = isWaiting(item) ? daysBetween(swedishDate(now), dateOf(dueOn)) : undefined;
  return { on: dueOn, daysLeft, canExtend: canExtend(item, now) };
};

export const showCase = (
  item: ContactCaseItem,
  names: ReadonlyMap<string, string>,
  { adminId, now }: Viewer,
): ListedContactCase => {
  const { caseNumber, topic, right, state, email, createdAt, lastAt, holder } = item;
  return {
    caseNumber,
    topic,
    right,
    state,
    from: maskEmail(email),
    createdAt,
    lastAt,
    due: dueOf(item, now),
    holder: holder === undefined ? undefined : { id: holder, name: names.get(holder) },
    mine: holder === adminId,
  };
};

export const showCases = async (
  table: Pick<Table, "batchGet">,
  items: readonly ContactCaseItem[],
  viewer: Viewer,
): Promise<ListedContactCase[]> => {
  const holders = items.flatMap(({ holder }) => (holder === undefined ? [] : [holder]));
  const names = await readNames(table, holders);
  return items.map((item) => showCase(item, names, viewer));
};
