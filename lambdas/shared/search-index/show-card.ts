import { isNewlyRegistered, maskFrameNumber } from "#contract/public-bike.ts";
import type { SearchCard } from "#contract/search.ts";
import { stolenPage } from "#contract/stolen-page.ts";
import type { Card } from "./card.ts";

export type Viewer = {
  readonly now: Date;
  readonly signedIn: boolean;
  /** The canonical frame number that was asked for. */
  readonly asked?: string | undefined;
};

/** A card as it is shown to someone. Who does not know a frame number is not told it. */
export const showCard = (card: Card, { now, signedIn, asked }: Viewer): SearchCard => ({
  ...(signedIn && { id: card.id }),
  frameNumber: card.frameNumber === asked ? card.frameNumber : maskFrameNumber(card.frameNumber),
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
  stolenBattery: card.stolenBattery,
  salePrice: card.salePrice,
  reward: card.reward,
  page: card.stolen ? stolenPage(card.id) : undefined,
});
