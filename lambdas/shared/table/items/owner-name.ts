import * as z from "zod";

/** Leads from one word of a person's name to the person. */
export const OwnerNameItem = z.object({ entity: z.literal("ownerName"), userId: z.string() });
export type OwnerNameItem = z.infer<typeof OwnerNameItem>;
