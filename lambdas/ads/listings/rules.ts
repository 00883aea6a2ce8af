import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { ListingDetails } from "#contract/ads/listings.ts";

/** Hides personal numbers in the public text, and removes duplicate photos. */
export const cleanListing = (details: ListingDetails, now: Date): ListingDetails => ({
  ...details,
  text: details.text && hidePersonalNumbers(details.text, swedishDate(now)),
  photos: [...new Set(details.photos)],
});
