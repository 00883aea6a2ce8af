import * as z from "zod";
import { Email, Phone } from "#contract/accounts.ts";
import { Website } from "#contract/partners.ts";
import { PostalCode } from "#contract/postal-code.ts";
import { defineRoutes } from "#contract/route.ts";
import { StaffRole } from "#contract/staff-role.ts";
import { StoreState } from "#contract/stores.ts";
import { optionalText, requiredText } from "#contract/text.ts";
import { UploadId } from "#contract/uploads.ts";

/** As long as it can be and still stand at the foot of a receipt. */
export const longestReceiptText = 500;
export const longestHours = 400;

const Contact = z.object({ name: z.string(), email: z.string(), phone: z.string().optional() });
const Address = z.object({ street: z.string(), postalCode: z.string() });

/** What a store says of itself. Its name and number are those of its company. */
export const StoreSettings = z.object({
  /** A change names the one it was made from. */
  version: z.number().int(),
  /** What the person who asks is here: owners change it, staff read. */
  role: StaffRole,
  name: z.string(),
  /** Masked where it is a person's. */
  organisationNumber: z.string().optional(),
  state: StoreState,
  contact: Contact.optional(),
  address: Address.optional(),
  city: z.string(),
  website: z.string().optional(),
  hours: z.string().optional(),
  registersAtSale: z.boolean(),
  /** An administrator has made it a partner: the directory shows it unless the store hides itself. */
  isPartner: z.boolean(),
  isHidden: z.boolean(),
  /** A path of the site. */
  logoUrl: z.string().optional(),
  receiptText: z.string().optional(),
});
export type StoreSettings = z.infer<typeof StoreSettings>;

/** What is left out is taken away. */
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
  hours: optionalText(longestHours),
  registersAtSale: z.boolean(),
  isHidden: z.boolean(),
  receiptText: optionalText(longestReceiptText),
});
export type StoreSettingsChange = z.infer<typeof StoreSettingsChange>;

const LogoChange = z.object({
  version: z.number().int().min(0),
  /** A picture of the kind `logo` that the caller has uploaded; null takes the logo away. */
  uploadId: UploadId.nullable(),
});
export type LogoChange = z.infer<typeof LogoChange>;

const changeProblems = ["forbidden", "owner-needed", "store-suspended", "store-changed"] as const;

export const storeSettingsRoutes = defineRoutes({
  getStoreSettings: {
    method: "GET",
    path: "/store/settings",
    access: "store",
    summary: "Get what your store says of itself",
    response: StoreSettings,
    problems: ["forbidden", "store-not-found"],
  },
  changeStoreSettings: {
    method: "PUT",
    path: "/store/settings",
    access: "store",
    summary: "Change what your store says of itself; owners only",
    body: StoreSettingsChange,
    response: StoreSettings,
    problems: changeProblems,
  },
  changeStoreLogo: {
    method: "PUT",
    path: "/store/logo",
    access: "store",
    summary: "Give your store a logo that you have uploaded, or take it away; owners only",
    body: LogoChange,
    response: StoreSettings,
    problems: [...changeProblems, "upload-not-found", "upload-already-used"],
  },
});
