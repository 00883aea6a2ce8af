import * as z from "zod";

export const StatisticsKind = z.enum(["register", "thefts", "money"]);
export type StatisticsKind = z.infer<typeof StatisticsKind>;

export const StatisticsPart = z.enum(["MONTH", "DAYS"]);
export type StatisticsPart = z.infer<typeof StatisticsPart>;

/** One bike's, theft's or purchase's share in the counters of a day. A counter with a characteristic in its name, such as a brand, exists only per month; the others also per day. */
export const FactPart = z.object({
  kind: StatisticsKind,
  day: z.iso.date(),
  counts: z.record(z.string(), z.number().int()),
});
export type FactPart = z.infer<typeof FactPart>;

/** The counted contributions of one bike, theft or purchase. Its key is a hash, which identifies nobody, so the item survives an erasure. */
export const StatFactItem = z.object({
  entity: z.literal("statFact"),
  id: z.string(),
  parts: z.array(FactPart),
  version: z.number().int(),
});
export type StatFactItem = z.infer<typeof StatFactItem>;

/** The counters of a month or its days, under the names of `counterName`, in one shard. */
export const StatisticsItem = z
  .looseObject({ pk: z.string(), sk: StatisticsPart, version: z.number().int().default(0) })
  .transform(({ pk, sk: part, version, ...attributes }) => {
    const [, , month = "", shard = ""] = pk.split("#");
    const numbers = Object.entries(attributes).flatMap(([name, value]) =>
      name.startsWith("c_") && typeof value === "number" ? [[name, value] as const] : [],
    );
    return { month, shard: Number(shard), part, version, numbers };
  });
export type StatisticsItem = z.output<typeof StatisticsItem>;
