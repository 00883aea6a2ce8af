import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { Kronor } from "#contract/platform/kronor.ts";
import { findPlace } from "#contract/platform/places.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText } from "#contract/platform/text.ts";
import { UploadId } from "#contract/platform/uploads.ts";

export const ListingId = z.string().regex(/^listing_[0-9A-Za-z]{20,40}$/);

/** An ad is shown this long before its owner must renew it. */
export const daysListed = 90;
export const maxPhotos = 8;
export const maxListingText = 1000;

/** `expired`: not renewed in time. `ended`: by its owner, or because the bike is stolen, deleted or sold. `removed`: by an administrator, while that can be appealed. */
export const ListingState = z.enum(["active", "paused", "sold", "expired", "ended", "removed"]);
export type ListingState = z.infer<typeof ListingState>;

export const ListingCondition = z.enum(["like-new", "good", "worn", "needs-repair"]);
export type ListingCondition = z.infer<typeof ListingCondition>;

/** A town whose position is known. */
export const Town = z
  .string(rule("required"))
  .check(z.overwrite((name) => findPlace(name)?.name ?? name))
  .refine((name) => findPlace(name) !== undefined, rule("place-unknown"));

/** The owner's part of an ad; the rest comes from the bike. */
export const ListingDetails = z.object({
  price: Kronor,
  condition: ListingCondition,
  city: Town,
  text: optionalText(maxListingText),
  /** Ids of uploaded photos; the first is the cover. */
  photos: z.array(UploadId).max(maxPhotos, rule("too-many-photos")),
});
export type ListingDetails = z.infer<typeof ListingDetails>;

const ListingPhoto = z.object({ id: UploadId, url: z.string() });

export const OwnListing = ListingDetails.omit({ photos: true }).extend({
  id: ListingId,
  bikeId: BikeId,
  state: ListingState,
  photos: z.array(ListingPhoto),
  ownerSince: z.number().int(),
  ownerVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  listedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  views: z.number().int(),
  inquiries: z.number().int(),
});
export type OwnListing = z.infer<typeof OwnListing>;

/** Someone who has asked about the bike, with a masked name. */
const Inquirer = z.object({ threadId: z.string(), name: z.string(), lastAt: z.iso.datetime() });
export type Inquirer = z.infer<typeof Inquirer>;

const Renewal = z.object({ brand: z.string(), model: z.string(), endsAt: z.iso.datetime() });
export type Renewal = z.infer<typeof Renewal>;

const ById = z.object({ listingId: ListingId });
const ByToken = z.object({ token: z.string().regex(/^[\w.-]{20,200}$/) });

const overs = ["listing-sold", "listing-ended", "listing-removed"] as const;

const refusals = [
  "bike-not-found",
  "stolen-cannot-be-sold",
  "bike-under-review",
  "bike-has-open-transfer",
  "identity-level-too-low",
  "bike-barred-from-sale",
] as const;

const photoProblems = ["upload-not-found", "upload-already-used"] as const;

export const listingRoutes = defineRoutes({
  createListing: {
    method: "POST",
    path: "/bikes/{bikeId}/listings",
    access: "customer",
    needsTerms: true,
    summary: "Put your bike up for sale",
    params: z.object({ bikeId: BikeId }),
    body: ListingDetails,
    response: OwnListing,
    idempotent: true,
    problems: [...refusals, ...photoProblems, "bike-has-open-listing"],
  },
  getOwnListing: {
    method: "GET",
    path: "/me/listings/{listingId}",
    access: "customer",
    summary: "Get your ad with how often it was looked at and asked about",
    params: ById,
    response: OwnListing,
    problems: ["listing-not-found"],
  },
  editListing: {
    method: "PUT",
    path: "/listings/{listingId}",
    access: "customer",
    summary: "Change your ad",
    params: ById,
    body: ListingDetails,
    response: OwnListing,
    problems: ["listing-not-found", "listing-expired", ...overs, ...photoProblems],
  },
  pauseListing: {
    method: "POST",
    path: "/listings/{listingId}/pause",
    access: "customer",
    summary: "Stop showing your ad for a while",
    params: ById,
    response: OwnListing,
    problems: ["listing-not-found", "listing-already-paused", "listing-expired", ...overs],
  },
  resumeListing: {
    method: "DELETE",
    path: "/listings/{listingId}/pause",
    access: "customer",
    needsTerms: true,
    summary: "Show your ad again",
    params: ById,
    response: OwnListing,
    problems: ["listing-not-found", "listing-already-active", "listing-expired", ...overs, ...refusals],
  },
  renewListing: {
    method: "POST",
    path: "/listings/{listingId}/renewal",
    access: "customer",
    needsTerms: true,
    summary: "Show your ad for another 90 days",
    params: ById,
    response: OwnListing,
    problems: ["listing-not-found", ...overs, ...refusals],
  },
  sellOutside: {
    method: "POST",
    path: "/listings/{listingId}/sale",
    access: "customer",
    summary: "End your ad because you have sold the bike to someone who is not here",
    params: ById,
    response: OwnListing,
    problems: ["listing-not-found", ...overs],
  },
  endListing: {
    method: "POST",
    path: "/listings/{listingId}/end",
    access: "customer",
    summary: "Take your ad away",
    params: ById,
    response: OwnListing,
    problems: ["listing-not-found", ...overs],
  },
  listInquirers: {
    method: "GET",
    path: "/listings/{listingId}/inquirers",
    access: "customer",
    summary: "List those who have asked about the bike, to sell it to one of them",
    params: ById,
    response: z.object({ items: z.array(Inquirer) }),
    problems: ["listing-not-found"],
  },
  getRenewal: {
    method: "GET",
    path: "/listing-renewals/{token}",
    access: "public",
    summary: "Get what the link in a mail renews",
    params: ByToken,
    response: Renewal,
    problems: ["mail-link-invalid", "listing-link-used", ...overs],
  },
  renewByMail: {
    method: "POST",
    path: "/listing-renewals/{token}",
    access: "public",
    summary: "Show an ad for another 90 days, by the link in its mail",
    params: ByToken,
    response: Renewal,
    problems: ["mail-link-invalid", "listing-link-used", ...overs, ...refusals],
  },
});
