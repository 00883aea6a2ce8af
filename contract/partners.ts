import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { OpenedStore, StoreId } from "#contract/stores.ts";
import { optionalText, requiredText } from "#contract/text.ts";

/** Partners that nobody has placed come after those that someone has, by name. */
export const usualPlace = 500;
const lastPlace = 999;

/** A store as everybody sees it in the directory. Nothing in it is about a person. */
export const Partner = z.object({
  id: StoreId,
  name: z.string(),
  city: z.string(),
  /** Of a company's premises; a sole trader's can be a home. */
  address: z.object({ street: z.string(), postalCode: z.string() }).optional(),
  website: z.string().optional(),
  /** A path of the site. */
  logoUrl: z.string().optional(),
  /** As the store words them, a line each. */
  hours: z.string().optional(),
  /** Bikes are registered on their buyers in the store. */
  registersAtSale: z.boolean(),
});
export type Partner = z.infer<typeof Partner>;

/** A secure address of a site, and nothing that a browser would do something else with. */
export const Website = optionalText(200).refine(
  (text) => text === undefined || (/^https:\/\/[^\s/]+\.[^\s/]/i.test(text) && URL.canParse(text)),
  rule("link-format"),
);

/** What the directory says of a store. What is left out is taken away. */
export const PartnerChange = z.object({
  version: z.number().int().min(0),
  visible: z.boolean(),
  /** The smallest comes first; the same are by name. */
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
    summary: "Say what the directory of partners shows of a store",
    params: z.object({ storeId: StoreId }),
    body: PartnerChange,
    response: OpenedStore,
    problems: ["store-not-found", "store-changed"],
  },
});
