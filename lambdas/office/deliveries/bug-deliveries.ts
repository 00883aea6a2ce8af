import type { BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";

export const bugDeliveries = (
  before: BugLetterItem | undefined,
  after: BugLetterItem | undefined,
): Delivery[] => {
  if (after?.answer === undefined || before?.answer !== undefined) return [];
  const { userId, email, language, path, answer } = after;
  const template = { name: "bug-answer", path, text: answer.text } as const;
  if (userId !== undefined) return [{ kind: "mail", to: { userId }, template }];
  return email === undefined ? [] : [{ kind: "mail", to: { email, language }, template }];
};
