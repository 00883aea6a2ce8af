import type { ExtractItem } from "#lambdas/people/items/extract.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";

/** Notifies only of completed extracts whose secrecy has ended. */
export const extractDeliveries = (
  before: ExtractItem | undefined,
  after: ExtractItem | undefined,
): Delivery[] => {
  if (after?.toldAt === undefined || before?.toldAt !== undefined) return [];
  const { userId, authority, caseNumber, ground, bike } = after;
  return [
    {
      kind: "mail",
      to: { userId },
      template: { name: "extract-made", authority, caseNumber, ground, bike },
    },
  ];
};
