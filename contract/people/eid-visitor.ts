import * as z from "zod";

/** BankID judges the risk by them: the random name of this browser and its user agent. */
export const EidVisitor = z.strictObject({
  device: z.string().regex(/^[\w-]{20,64}$/),
  userAgent: z.string().regex(/^[ -~]{1,500}$/),
});
export type EidVisitor = z.infer<typeof EidVisitor>;
