import { type StoreSettings, StoreSettingsChange } from "#contract/shops/store-settings.ts";
import { type TypedPhone, phoneOf } from "#contract/people/typed-phone.ts";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";

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

/** The broken rule per field. */
export type SettingsFaults = Partial<Record<SettingsField, string>>;

export const draftOf = (store: StoreSettings): SettingsDraft => ({
  contactName: store.contact?.name ?? "",
  email: store.contact?.email ?? "",
  // `phoneOf` recognises a foreign country code in the number.
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

/** The form field per path of the request. */
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

/** Empty is allowed; "?" makes an invalid number fail validation. */
const typedPhone = (phone: TypedPhone): string => (phone.number.trim() === "" ? "" : (phoneOf(phone) ?? "?"));

/** Adds the https:// that people usually leave out. */
const typedWebsite = (website: string): string => {
  const typed = website.trim();
  return typed === "" || typed.includes(":") ? typed : `https://${typed}`;
};

type CheckedDraft =
  | { readonly change: StoreSettingsChange; readonly faults: SettingsFaults }
  | { readonly change: undefined; readonly faults: SettingsFaults };

/** Returns a valid change or the faults. */
export const changeOf = (draft: SettingsDraft, version: number): CheckedDraft => {
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
