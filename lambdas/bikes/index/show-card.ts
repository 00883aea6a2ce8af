import { isNewlyRegistered, maskFrameNumber } from "#contract/bikes/public-bike.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import type { SearchCard } from "#contract/bikes/search.ts";
import { stolenPage } from "#contract/thefts/stolen-page.ts";
import type { Card } from "./card.ts";

export type Viewer = {
  readonly now: Date;
  readonly signedIn: boolean;
  readonly searchedNumber?: string | undefined;
};

/** Shows a frame number only to a person who searched for it, and never one that may be a personal number. */
const shownNumber = ({ frameNumber }: Card, searchedNumber: string | undefined): string =>
  frameNumber === searchedNumber && !mayBePersonalNumber(frameNumber)
    ? frameNumber
    : maskFrameNumber(frameNumber);

export const showCard = (card: Card, { now, signedIn, searchedNumber }: Viewer): SearchCard => ({
  ...(signedIn && { id: card.id }),
  frameNumber: shownNumber(card, searchedNumber),
  status: card.stolen ? "stolen" : "registered",
  brand: card.brand,
  model: card.model,
  color: card.color,
  type: card.type,
  city: card.city,
  name: card.name,
  description: card.description,
  photoUrl: card.photoUploadId && `/photos/${card.photoUploadId}.jpg`,
  newlyRegistered: isNewlyRegistered(card.registeredAt, now),
  stolenSince: card.stolenSince,
  stolenPlace: card.stolenPlace,
  disputed: card.disputed,
  stolenBattery: card.stolenBattery,
  salePrice: card.salePrice,
  reward: card.reward,
  page: card.stolen ? stolenPage(card.id) : undefined,
});
