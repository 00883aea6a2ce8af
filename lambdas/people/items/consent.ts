import * as z from "zod";
import { ConsentLine } from "#contract/people/consent-history.ts";

/** Never changed; deleted with the account. */
export const ConsentLineItem = ConsentLine.extend({
  entity: z.literal("consentLine"),
  userId: z.string(),
});
export type ConsentLineItem = z.infer<typeof ConsentLineItem>;
