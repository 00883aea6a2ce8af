/** Reasons for not restoring an ad, and outcomes of disputes about a bike. */
export const disputeWordsSv = {
  "bike-not-found": "cykeln finns inte",
  "bike-has-open-listing": "cykeln har en annons",
  "stolen-cannot-be-sold": "cykeln är stulen",
  "bike-under-review": "cykeln granskas",
  "bike-has-open-transfer": "cykeln byter ägare",
  "identity-level-too-low": "identiteten är inte styrkt",
  "listing-not-found": "annonsen finns inte",
  "listing-ended": "annonsen är avslutad",
  "ownership-disputed": "ägarskapet prövas",
  claimant: "den som säger att cykeln är sin",
  unproved: "inget kunde styrkas",
} as const;
