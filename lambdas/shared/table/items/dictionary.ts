import * as z from "zod";

/** A value that bikes in the register show, and how many of them. One that no bike has any more is not there. */
export const DictionaryItem = z.object({
  entity: z.literal("dictionaryEntry"),
  field: z.enum(["brand", "model", "city"]),
  /** What it is listed as. */
  term: z.string(),
  /** As the first of their owners wrote it. */
  value: z.string(),
  bikes: z.number().int(),
});
export type DictionaryItem = z.infer<typeof DictionaryItem>;
