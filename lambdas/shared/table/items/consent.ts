import * as z from "zod";
import { ConsentLine } from "#contract/consent-history.ts";

/** An answer of a person. Nothing changes it; it goes with the account. */
export const ConsentLineItem = ConsentLine.extend({
  entity: z.literal("consentLine"),
  userId: z.string(),
});
export type ConsentLineItem = z.infer<typeof ConsentLineItem>;
