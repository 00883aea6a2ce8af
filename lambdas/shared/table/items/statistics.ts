import * as z from "zod";

export const StatisticsKind = z.enum(["register", "thefts", "money"]);
export type StatisticsKind = z.infer<typeof StatisticsKind>;

/** What something adds to the numbers of a day. Without a characteristic in its name, a number is kept for the day too, and otherwise for the month alone. */
export const FactPart = z.object({
  kind: StatisticsKind,
  day: z.iso.date(),
  counts: z.record(z.string(), z.number().int()),
});
export type FactPart = z.infer<typeof FactPart>;

/** What one thing has been counted as: a bike, a theft, a purchase. Its key is a hash, so that it leads nowhere, and it stays when what was counted is erased. */
export const StatFactItem = z.object({
  entity: z.literal("statFact"),
  id: z.string(),
  parts: z.array(FactPart),
  version: z.number().int(),
});
export type StatFactItem = z.infer<typeof StatFactItem>;

/** The numbers of a month or a day, as `counterName` writes their names. */
export const StatisticsItem = z.looseObject({ sk: z.string() }).transform(({ sk, ...attributes }) => ({
  sk,
  numbers: Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith("c_") && typeof value === "number" ? [[name, value] as const] : [],
  ),
}));
export type StatisticsItem = z.output<typeof StatisticsItem>;
