import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { BikeColour, BikeStatus, BikeType } from "#contract/bikes/bike-types.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SearchStatus, filters, paging } from "#contract/bikes/search.ts";
import { optionalText } from "#contract/platform/text.ts";

export const AdminSearchFilters = z.strictObject(
  {
    ...filters,
    /** An owner's email address, name or start of name. `q` also searches owners when it finds no bike. */
    owner: optionalText(100),
    status: z.enum([...SearchStatus.options, "pending_review", "deleted"]).default("any"),
    ...paging,
  },
  rule("unknown-filter"),
);
export type AdminSearchFilters = z.infer<typeof AdminSearchFilters>;

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
  /** Another active bike has a similar frame number. */
  possibleDuplicate: z.boolean(),
  /** Fields shown to the public as 'Dold'. */
  hidden: z.array(z.string()),
  /** The address is masked: contact details are on the person's page, which takes a case or a reason. */
  owner: z.object({ userId: z.string(), fullName: z.string(), email: z.string() }).optional(),
});
export type AdminSearchCard = z.infer<typeof AdminSearchCard>;

/** Separate from public search, because it reads hidden fields and owners. */
export const adminSearchRoutes = defineRoutes({
  searchAllBikes: {
    method: "GET",
    path: "/admin/bikes/search",
    access: "admin",
    summary:
      "Search all bikes with everything known of them, and owners by name and masked address; the search is recorded",
    query: AdminSearchFilters,
    response: pageOf(AdminSearchCard),
    problems: ["invalid-cursor"],
  },
});
