import * as z from "zod";

/** A value that bikes in the register show, with the number of such bikes. Removed with the last one. */
export const DictionaryItem = z.object({
  entity: z.literal("dictionaryEntry"),
  field: z.enum(["brand", "model", "city"]),
  /** The normalised value. */
  term: z.string(),
  /** As its first owner wrote it. */
  value: z.string(),
  bikes: z.number().int(),
});
export type DictionaryItem = z.infer<typeof DictionaryItem>;
