import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** The secret at the end of a claim link; the table does not store it. */
const ClaimToken = z.string().regex(/^store_[\w-]{1,60}\.sale_[0-9A-Za-z]{20,40}\.[\w-]{43}$/);
const Body = z.object({ token: ClaimToken });

/** A bike that waits for its buyer. It names nobody, since anyone with the link can read it. */
const Claim = z.object({
  bike: z.object({ brand: z.string(), model: z.string(), type: BikeType, color: BikeColour }),
  store: z.object({ name: z.string(), city: z.string() }),
  hasSticker: z.boolean(),
  /** The bike is found by others only after an administrator has looked at it. */
  needsReview: z.literal(true).optional(),
  expiresAt: z.iso.datetime(),
});
export type Claim = z.infer<typeof Claim>;

const faults = ["claim-not-found", "claim-used", "claim-ended"] as const;

export const claimRoutes = defineRoutes({
  readClaim: {
    method: "POST",
    path: "/claims/reading",
    access: "public",
    summary: "Read which bike a claim is about; reading it, however often, does not use it",
    body: Body,
    response: Claim,
    problems: faults,
  },
  claimBike: {
    method: "POST",
    path: "/claims",
    access: "customer",
    needsTerms: true,
    summary: "Claim a bike that a store has registered for you, once, with an identity proved by eID",
    body: Body,
    response: z.object({ bikeId: BikeId }),
    problems: [...faults, "identity-level-too-low", "frame-number-resembles-stolen"],
  },
  declineClaim: {
    method: "POST",
    path: "/claims/refusal",
    access: "public",
    summary: "Say that a bike is not yours; it goes back to the store",
    body: Body,
    response: z.object({}),
    problems: faults,
  },
});
