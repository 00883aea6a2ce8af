import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** Accepts anything typed; the handler answers a wrong number with its own problem. */
export const TypedCompanyNumber = z.string(rule("required")).max(40, rule("too-long"));

/** The applicant types the parts that the register lacks. */
const CompanyAddress = z.object({
  street: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string().optional(),
});

/** An active company in the register. For a sole trader it leaves out the number and the home address. */
export const Company = z.object({
  name: z.string(),
  soleTrader: z.boolean(),
  /** The register's own term, such as 'Aktiebolag'. */
  form: z.string().optional(),
  registeredOn: z.iso.date().optional(),
  /** The line of business in the register's words. */
  trade: z.string().optional(),
  address: CompanyAddress,
  source: z.literal("bolagsverket"),
  /** The Swedish date of the lookup. */
  checkedOn: z.iso.date(),
});
export type Company = z.infer<typeof Company>;

export const companyProblems = [
  "organisation-number-format",
  "organisation-number-invalid",
  "company-not-found",
  "company-not-active",
  "company-not-verified",
  "company-register-unavailable",
] as const;

export const companyLookupRoutes = defineRoutes({
  /** The number is in the body because URLs are logged, and a sole trader's number is a personal number. */
  lookUpCompany: {
    method: "POST",
    path: "/company-lookups",
    access: "public",
    summary: "Look a company up in the register of companies, for the application of a store",
    body: z.object({ organisationNumber: TypedCompanyNumber }),
    response: Company,
    problems: [...companyProblems, "too-many-requests"],
  },
});
