import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { ListingDetails } from "#contract/listings.ts";

/** What people write is shown to everybody: a personal number in it is not. A photo counts once. */
export const cleanListing = (details: ListingDetails, now: Date): ListingDetails => ({
  ...details,
  text: details.text && hidePersonalNumbers(details.text, swedishDate(now)),
  photos: [...new Set(details.photos)],
});
