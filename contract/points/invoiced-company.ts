import * as z from "zod";

/** The company on a store's receipt. Details that the store has not given are missing. */
export const InvoicedCompany = z.object({
  name: z.string(),
  street: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string(),
  /** Masked for a sole trader, whose organisation number is their personal number. */
  organisationNumber: z.string().optional(),
  /** Derived from the organisation number. A sole trader's contains their personal number, so it is never asked for or stored. */
  vatNumber: z.string().optional(),
});
export type InvoicedCompany = z.infer<typeof InvoicedCompany>;
