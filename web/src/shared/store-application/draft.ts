import type * as z from "zod";
import { ruleOf } from "#contract/field-rules.ts";
import { NewStoreApplication, usualBikeCount } from "#contract/store-applications/applications.ts";
import type { Company } from "#contract/store-applications/companies.ts";
import { phoneOf, type TypedPhone } from "#contract/typed-phone.ts";

/** What the form holds, as it is typed. */
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

/** What the register does not say of the address. */
export const missingAddress = (company: Company | undefined): readonly (typeof addressFields)[number][] =>
  company === undefined ? [] : addressFields.filter((field) => company.address[field] === undefined);

/** In the order in which they stand. */
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

/** An application that can be sent, or the rule that each field breaks. */
export const checkDraft = (
  draft: Draft,
  { company, number, language }: { company: Company | undefined; number: string; language: "sv" | "en" },
): { readonly application: Application } | { readonly faults: Faults } => {
  const application = {
    ...draft,
    organisationNumber: number,
    phone: phoneOf(draft.phone) ?? "",
    bikeCount: Number(draft.bikeCount.trim() || Number.NaN),
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
