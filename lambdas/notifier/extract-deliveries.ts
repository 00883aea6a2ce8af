import type { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import type { Delivery } from "./delivery.ts";

/** Nobody hears of what was only asked for, nor of what the law keeps from them. */
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
