import * as z from "zod";

/** A store's key for the status API. The key itself is not stored. */
export const ApiKeyItem = z.object({
  entity: z.literal("apiKey"),
  /** The hash of the key. */
  id: z.string(),
  storeId: z.string(),
  name: z.string(),
  prefix: z.string(),
  madeAt: z.iso.datetime(),
  /** Set for a rotated key. */
  endsAt: z.iso.datetime().optional(),
  lastUsedOn: z.iso.date().optional(),
  /** Epoch seconds; set for a rotated key. */
  expiresAt: z.number().int().optional(),
});
export type ApiKeyItem = z.infer<typeof ApiKeyItem>;
