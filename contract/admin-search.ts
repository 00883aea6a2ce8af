import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { BikeColour, BikeStatus, BikeType } from "#contract/bike-types.ts";
import { rule } from "#contract/field-rules.ts";
import { pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { SearchStatus, filters, paging } from "#contract/search.ts";
import { optionalText } from "#contract/text.ts";

export const AdminSearchFilters = z.strictObject(
  {
    ...filters,
    /** The e-mail, the name or the beginning of the name of an owner. `q` finds owners too where it finds no bike. */
    owner: optionalText(100),
    status: z.enum([...SearchStatus.options, "pending_review", "deleted"]).default("any"),
    ...paging,
  },
  rule("unknown-filter"),
);
export type AdminSearchFilters = z.infer<typeof AdminSearchFilters>;

/** A bike with everything that is known of it. */
export const AdminSearchCard = z.object({
  id: BikeId,
  frameNumber: z.string(),
  frameNumberTyped: z.string(),
  status: z.enum([...BikeStatus.options, "deleted"]),
  brand: z.string(),
  model: z.string(),
  color: BikeColour,
  type: BikeType,
  city: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  batterySerialNumber: z.string().optional(),
  photoUrl: z.string().optional(),
  stolenSince: z.iso.date().optional(),
  registeredAt: z.iso.datetime(),
  /** Another active bike's number looks the same. */
  possibleDuplicate: z.boolean(),
  /** The fields that the public sees as 'Dold'. */
  hidden: z.array(z.string()),
  owner: z
    .object({ userId: z.string(), fullName: z.string(), email: z.string(), phone: z.string().optional() })
    .optional(),
});
export type AdminSearchCard = z.infer<typeof AdminSearchCard>;

/** Its own feature, because it reads what is hidden and whose the bikes are. */
export const adminSearchRoutes = defineRoutes({
  searchAllBikes: {
    method: "GET",
    path: "/admin/bikes/search",
    access: "admin",
    summary: "Search all bikes with everything known of them; the search is recorded",
    query: AdminSearchFilters,
    response: pageOf(AdminSearchCard),
    problems: ["invalid-cursor"],
  },
});
