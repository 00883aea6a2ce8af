import * as z from "zod";

/** Maps one word of a name to the person. */
export const OwnerNameItem = z.object({ entity: z.literal("ownerName"), userId: z.string() });
export type OwnerNameItem = z.infer<typeof OwnerNameItem>;
