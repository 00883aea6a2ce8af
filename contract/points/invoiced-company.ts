import * as z from "zod";

/** Whom the receipt of a store is made out to. What a store has not told is missing. */
export const InvoicedCompany = z.object({
  name: z.string(),
  street: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string(),
  /** Masked where it is a sole trader's, for that is a personal number. */
  organisationNumber: z.string().optional(),
  /** A company's follows from its organisation number. A sole trader's holds their personal number, and is neither asked for nor kept. */
  vatNumber: z.string().optional(),
});
export type InvoicedCompany = z.infer<typeof InvoicedCompany>;
