import * as z from "zod";
import { Email, Phone } from "#contract/people/accounts.ts";
import { Website } from "./partners.ts";
import { PostalCode } from "#contract/platform/postal-code.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { StaffRole } from "./staff-role.ts";
import { StoreState } from "./stores.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";
import { UploadId } from "#contract/platform/uploads.ts";

/** As much as fits at the foot of a receipt. */
export const maxReceiptTextLength = 500;
export const maxHoursLength = 400;

const Contact = z.object({ name: z.string(), email: z.string(), phone: z.string().optional() });
const Address = z.object({ street: z.string(), postalCode: z.string() });

/** The company register supplies the name and number, which no store can change. */
export const StoreSettings = z.object({
  /** A change must name the version it was based on. */
  version: z.number().int(),
  /** The caller's role; only owners can change settings. */
  role: StaffRole,
  name: z.string(),
  /** Masked for a sole trader. */
  organisationNumber: z.string().optional(),
  state: StoreState,
  contact: Contact.optional(),
  address: Address.optional(),
  city: z.string(),
  website: z.string().optional(),
  hours: z.string().optional(),
  registersAtSale: z.boolean(),
  /** Set by an administrator; the directory shows a partner unless `isHidden`. */
  isPartner: z.boolean(),
  isHidden: z.boolean(),
  /** A path on the site. */
  logoUrl: z.string().optional(),
  receiptText: z.string().optional(),
});
export type StoreSettings = z.infer<typeof StoreSettings>;

/** Fields left out are removed. */
export const StoreSettingsChange = z.object({
  version: z.number().int().min(0),
  contact: z.object({
    name: requiredText(100),
    email: Email,
    phone: z.union([z.literal("").transform(() => undefined), Phone]).optional(),
  }),
  street: requiredText(100),
  postalCode: PostalCode,
  city: requiredText(60),
  website: Website,
  hours: optionalText(maxHoursLength),
  registersAtSale: z.boolean(),
  isHidden: z.boolean(),
  receiptText: optionalText(maxReceiptTextLength),
});
export type StoreSettingsChange = z.infer<typeof StoreSettingsChange>;

const LogoChange = z.object({
  version: z.number().int().min(0),
  /** The caller's upload of the kind `logo`; null removes the logo. */
  uploadId: UploadId.nullable(),
});
export type LogoChange = z.infer<typeof LogoChange>;

const changeProblems = ["forbidden", "owner-needed", "store-suspended", "store-changed"] as const;

export const storeSettingsRoutes = defineRoutes({
  getStoreSettings: {
    method: "GET",
    path: "/store/settings",
    access: "store",
    summary: "Get your store's settings",
    response: StoreSettings,
    problems: ["forbidden", "store-not-found"],
  },
  changeStoreSettings: {
    method: "PUT",
    path: "/store/settings",
    access: "store",
    summary: "Change your store's settings; owners only",
    body: StoreSettingsChange,
    response: StoreSettings,
    problems: changeProblems,
  },
  changeStoreLogo: {
    method: "PUT",
    path: "/store/settings/logo",
    access: "store",
    summary: "Set your store's logo to one you have uploaded, or remove it; owners only",
    body: LogoChange,
    response: StoreSettings,
    problems: [...changeProblems, "upload-not-found", "upload-already-used"],
  },
});
