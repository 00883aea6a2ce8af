/** Reasons for not restoring an ad, and outcomes of disputes about a bike. */
export const disputeWordsEn = {
  "bike-not-found": "the bike is gone",
  "bike-has-open-listing": "the bike has an ad",
  "stolen-cannot-be-sold": "the bike is stolen",
  "bike-under-review": "the bike is under review",
  "bike-has-open-transfer": "the bike is changing hands",
  "identity-level-too-low": "identity not verified",
  "listing-not-found": "the ad is gone",
  "listing-ended": "the ad has ended",
  "ownership-disputed": "its ownership is being examined",
  claimant: "the one who claims the bike",
  unproved: "nothing could be shown",
} as const;
