import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { OpenedStore } from "./stores.ts";
import { StoreId } from "./store-id.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

/** The place of partners that no administrator has ranked; they sort by name. */
export const usualPlace = 500;
const lastPlace = 999;

/** A store in the public directory; it holds no personal data. */
export const Partner = z.object({
  id: StoreId,
  name: z.string(),
  city: z.string(),
  /** Missing for a sole trader, whose address can be a home. */
  address: z.object({ street: z.string(), postalCode: z.string() }).optional(),
  website: z.string().optional(),
  /** A path on the site. */
  logoUrl: z.string().optional(),
  /** Free text, one line each. */
  hours: z.string().optional(),
  registersAtSale: z.boolean(),
});
export type Partner = z.infer<typeof Partner>;

/** An https address only, because other schemes can run code in a browser. */
export const Website = optionalText(200).refine(
  (text) => text === undefined || (/^https:\/\/[^\s/]+\.[^\s/]/i.test(text) && URL.canParse(text)),
  rule("link-format"),
);

/** Fields left out are removed. */
export const PartnerChange = z.object({
  version: z.number().int().min(0),
  visible: z.boolean(),
  /** Smallest first, then by name. */
  place: z.number().int().min(1).max(lastPlace),
  city: requiredText(60),
  website: Website,
  hours: optionalText(400),
  registersAtSale: z.boolean(),
});
export type PartnerChange = z.infer<typeof PartnerChange>;

export const partnerRoutes = defineRoutes({
  listPartners: {
    method: "GET",
    path: "/partners",
    access: "public",
    summary: "List the stores that are partners",
    query: PageQuery,
    response: pageOf(Partner),
    problems: ["invalid-cursor"],
  },
  getPartner: {
    method: "GET",
    path: "/partners/{partnerId}",
    access: "public",
    summary: "Get a store that is a partner",
    params: z.object({ partnerId: StoreId }),
    response: Partner,
    problems: ["store-not-found"],
  },
  changePartner: {
    method: "PUT",
    path: "/admin/stores/{storeId}/partner",
    access: "admin",
    summary: "Change what the partner directory shows about a store",
    params: z.object({ storeId: StoreId }),
    body: PartnerChange,
    response: OpenedStore,
    problems: ["store-not-found", "store-changed"],
  },
});
