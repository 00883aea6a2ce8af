import * as z from "zod";

/** What a register of companies says of one. */
export const CompanyFacts = z.object({
  name: z.string(),
  standing: z.enum(["active", "inactive", "deregistered", "bankrupt", "liquidation"]),
  /** A reconstruction, a merger: the company trades on, and someone who decides about it should know. */
  proceedings: z.array(z.string()),
  form: z.string().optional(),
  registeredOn: z.iso.date().optional(),
  trade: z.string().optional(),
  address: z.object({
    street: z.string().optional(),
    postalCode: z.string().optional(),
    city: z.string().optional(),
  }),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** An answer of the register, kept for a day so that nobody has to ask twice. */
export const CompanyItem = CompanyFacts.extend({
  entity: z.literal("company"),
  source: z.literal("bolagsverket"),
  checkedAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type CompanyItem = z.infer<typeof CompanyItem>;
