import type * as z from "zod";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { NewStoreApplication, usualBikeCount } from "#contract/shops/applications/applications.ts";
import type { Company } from "#contract/shops/applications/companies.ts";
import { phoneOf, type TypedPhone } from "#contract/people/typed-phone.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";

export type Draft = {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly contactPerson: string;
  readonly email: string;
  readonly phone: TypedPhone;
  readonly bikeCount: string;
  readonly message: string;
};
export type Field = keyof Draft;
export type Faults = Partial<Record<Field | "organisationNumber", string>>;
export type Application = z.input<typeof NewStoreApplication>;

export const emptyDraft: Draft = {
  street: "",
  postalCode: "",
  city: "",
  contactPerson: "",
  email: "",
  phone: { country: "46", number: "" },
  bikeCount: String(usualBikeCount),
  message: "",
};

const addressFields = ["street", "postalCode", "city"] as const;

export const missingAddress = (company: Company | undefined): readonly (typeof addressFields)[number][] =>
  company === undefined ? [] : addressFields.filter((field) => company.address[field] === undefined);

/** In the order of the fields on the page. */
export const fieldOrder: readonly (keyof Faults)[] = [
  "organisationNumber",
  ...addressFields,
  "contactPerson",
  "email",
  "phone",
  "bikeCount",
  "message",
];

const isEmpty = (draft: Draft, field: Field): boolean => {
  const typed = draft[field];
  return (typeof typed === "string" ? typed : typed.number).trim() === "";
};

/** Returns a valid application or the broken rule per field. */
export const checkDraft = (
  draft: Draft,
  { company, number, language }: { company: Company | undefined; number: string; language: "sv" | "en" },
): { readonly application: Application } | { readonly faults: Faults } => {
  const application = {
    ...draft,
    organisationNumber: number,
    phone: phoneOf(draft.phone) ?? "",
    bikeCount: parseSum(draft.bikeCount),
    language,
  };
  const checked = NewStoreApplication.safeParse(application);
  const required = [...missingAddress(company), "contactPerson", "email", "phone"] as const;
  const faults: Faults = {
    ...Object.fromEntries(
      (checked.error?.issues ?? []).map(({ path, message }) => [path[0], ruleOf(message)]),
    ),
    ...Object.fromEntries(
      required.filter((field) => isEmpty(draft, field)).map((field) => [field, "required"]),
    ),
    ...(company === undefined && { organisationNumber: "required" }),
  };
  return Object.keys(faults).length > 0 ? { faults } : { application };
};
