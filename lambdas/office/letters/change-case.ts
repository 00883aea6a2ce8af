import type { ContactState } from "#contract/office/contact-cases.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import type { ContactCaseItem, ContactEntryItem } from "#lambdas/office/items/contact.ts";
import { type ActionBuilder, put } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export const isWaiting = ({ state }: { readonly state: ContactState }): boolean =>
  state === "new" || state === "assigned";

/** Requests about personal data come first, by the day they are due. */
const placeOf = (item: ContactCaseItem): string => {
  const { dueOn, createdAt, lastAt } = item;
  if (!isWaiting(item)) return lastAt;
  return dueOn === undefined ? `2#${createdAt}` : `1#${dueOn}`;
};

export const caseWrite = (item: ContactCaseItem): ActionBuilder => {
  const { caseNumber, state, email, createdAt } = item;
  return put(keys.contactCase(caseNumber), "contactCase", {
    ...item,
    gsi1pk: lists.contactCases(state),
    gsi1sk: `${placeOf(item)}#${caseNumber}`,
    gsi2pk: lists.contactCasesFrom(email),
    gsi2sk: `${createdAt}#${caseNumber}`,
  });
};

/** Returns the case with a new entry and its changes. */
export const caseAfter = (
  item: ContactCaseItem,
  entry: ContactEntryItem,
  change: Partial<ContactCaseItem>,
): ContactCaseItem => ({
  ...item,
  ...change,
  lastAt: entry.at,
  history: [...item.history, entry],
  version: item.version + 1,
  expiresAt: expiryOf("contactCases", new Date(entry.at)),
});
