import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { ContactCaseItem, ContactEntryItem } from "#lambdas/office/items/contact.ts";

const deliveriesOfEntry = (item: ContactCaseItem, { kind, text = "" }: ContactEntryItem): Delivery[] => {
  const { caseNumber, topic, dueOn, personalNumberHidden, email, language, lastAt } = item;
  const to = { email, language };
  if (kind === "letter") {
    const contactCase = { caseNumber, topic, dueOn, personalNumberHidden, language, lastAt };
    return [
      { kind: "mail", to: "support", template: { name: "contact-case", contactCase } },
      { kind: "mail", to, template: { name: "contact-receipt", contactCase } },
    ];
  }
  if (kind === "answer")
    return [{ kind: "mail", to, template: { name: "contact-answer", caseNumber, text } }];
  if (kind === "extension")
    return [{ kind: "mail", to, template: { name: "contact-answer", caseNumber, text, laterBy: dueOn } }];
  return [];
};

/** Each change adds one entry, so that nothing is mailed twice. */
export const contactDeliveries = (
  before: ContactCaseItem | undefined,
  after: ContactCaseItem | undefined,
): Delivery[] =>
  after === undefined
    ? []
    : after.history.slice(before?.history.length ?? 0).flatMap((entry) => deliveriesOfEntry(after, entry));
