import { type StoreSettings, StoreSettingsChange } from "#contract/store-settings.ts";
import { type TypedPhone, phoneOf } from "#contract/typed-phone.ts";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";

/** What is typed of a store. */
export type SettingsDraft = {
  readonly contactName: string;
  readonly email: string;
  readonly phone: TypedPhone;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly website: string;
  readonly hours: string;
  readonly receiptText: string;
  readonly registersAtSale: boolean;
  readonly isHidden: boolean;
};

export type SettingsField = Exclude<keyof SettingsDraft, "registersAtSale" | "isHidden">;

/** The rule that each field breaks. */
export type SettingsFaults = Partial<Record<SettingsField, string>>;

export const draftOf = (store: StoreSettings): SettingsDraft => ({
  contactName: store.contact?.name ?? "",
  email: store.contact?.email ?? "",
  // The code of another country is found in it again.
  phone: { country: "46", number: writtenPhone(store.contact?.phone ?? "") },
  street: store.address?.street ?? "",
  postalCode: store.address?.postalCode ?? "",
  city: store.city,
  website: store.website ?? "",
  hours: store.hours ?? "",
  receiptText: store.receiptText ?? "",
  registersAtSale: store.registersAtSale,
  isHidden: store.isHidden,
});

/** Which field stands where in what is sent. */
const fields: Readonly<Record<string, SettingsField>> = {
  "contact.name": "contactName",
  "contact.email": "email",
  "contact.phone": "phone",
  street: "street",
  postalCode: "postalCode",
  city: "city",
  website: "website",
  hours: "hours",
  receiptText: "receiptText",
};

/** A phone number need not be there, but one that is typed is one. */
const typedPhone = (phone: TypedPhone): string => (phone.number.trim() === "" ? "" : (phoneOf(phone) ?? "?"));

/** An address of a site is mostly typed without how it begins. */
const typedWebsite = (website: string): string => {
  const typed = website.trim();
  return typed === "" || typed.includes(":") ? typed : `https://${typed}`;
};

type Asked =
  | { readonly change: StoreSettingsChange; readonly faults: SettingsFaults }
  | { readonly change: undefined; readonly faults: SettingsFaults };

/** What is sent, or what the contract would refuse. */
export const changeOf = (draft: SettingsDraft, version: number): Asked => {
  const { contactName, email, phone, website, ...others } = draft;
  const { data, error } = StoreSettingsChange.safeParse({
    ...others,
    version,
    contact: { name: contactName, email, phone: typedPhone(phone) },
    website: typedWebsite(website),
  });
  if (data !== undefined) return { change: data, faults: {} };
  const faults: SettingsFaults = {};
  for (const { path, message } of error.issues) {
    const field = fields[path.join(".")];
    if (field !== undefined) faults[field] ??= field === "phone" ? "phone-format" : message;
  }
  return { change: undefined, faults };
};
