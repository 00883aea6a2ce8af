import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { defineRoutes } from "#contract/route.ts";

/** As it is typed; what is wrong with it is a problem of its own. */
export const TypedCompanyNumber = z.string(rule("required")).max(40, rule("too-long"));

/** Parts that the register does not say are missing, and can be typed then. */
const CompanyAddress = z.object({
  street: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string().optional(),
});

/** An active company as the register knows it. A sole trader's number is not repeated, and where they live is not told. */
export const Company = z.object({
  name: z.string(),
  soleTrader: z.boolean(),
  /** As the register words it: Aktiebolag. */
  form: z.string().optional(),
  registeredOn: z.iso.date().optional(),
  /** What it does, as the register words it. */
  trade: z.string().optional(),
  address: CompanyAddress,
  source: z.literal("bolagsverket"),
  /** The day in Sweden on which the register said so. */
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
  /** The number is in the body, for addresses end up in logs, and a sole trader's number is a personal number. */
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
