import * as z from "zod";

export const CompanyFacts = z.object({
  name: z.string(),
  standing: z.enum(["active", "inactive", "deregistered", "bankrupt", "liquidation"]),
  /** Such as a reconstruction or merger: the company still trades, but reviewers should know. */
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

/** A register response, cached for a day. */
export const CompanyItem = CompanyFacts.extend({
  entity: z.literal("company"),
  source: z.literal("bolagsverket"),
  checkedAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type CompanyItem = z.infer<typeof CompanyItem>;
