import * as z from "zod";
import { ListingId } from "#contract/ads/listings.ts";
import { SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { PublicText } from "#contract/bikes/public-bike.ts";
import { NumberStanding, SearchCard } from "#contract/bikes/search.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** The bike that a number belongs to, or one whose number looks alike. */
const CheckedBike = SearchCard.pick({
  brand: true,
  model: true,
  color: true,
  type: true,
  city: true,
  photoUrl: true,
  stolenSince: true,
  stolenPlace: true,
  newlyRegistered: true,
  page: true,
});

/** The register's present answer about a whole number. It names nobody. */
export const CheckAnswer = z.object({
  /** Its canonical spelling. */
  frameNumber: z.string(),
  status: NumberStanding,
  at: z.iso.datetime(),
  /** Set for a registered number. */
  bike: CheckedBike.optional(),
  /** The year since which a verified person owns the bike. */
  ownerSince: z.number().int().optional(),
  /** The owner's ad, while it is shown. */
  ad: z.object({ id: ListingId, price: z.number().int() }).optional(),
  /** Stolen bikes whose numbers look like this one, with their whole numbers. */
  alike: z.array(CheckedBike.extend({ frameNumber: PublicText })).optional(),
});
export type CheckAnswer = z.infer<typeof CheckAnswer>;

export const checkRoutes = defineRoutes({
  checkNumber: {
    method: "GET",
    path: "/checks/numbers/{frameNumber}",
    access: "public",
    summary: "Check a whole frame number before buying a bike",
    params: z.object({ frameNumber: SoughtFrameNumber }),
    reads: "register",
    response: CheckAnswer,
    problems: [],
  },
});
