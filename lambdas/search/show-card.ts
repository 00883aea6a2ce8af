import type { SearchCard } from "#contract/search.ts";
import type { Card } from "#lambdas/postings/card.ts";

const newForMilliseconds = 30 * 24 * 60 * 60 * 1000;

export type Viewer = {
  readonly now: Date;
  readonly signedIn: boolean;
  /** The canonical frame number that was asked for. */
  readonly asked?: string | undefined;
};

const maskFrameNumber = (canonical: string): string => `•••${canonical.slice(-3)}`;

/** A card as it is shown to somebody. Who does not know a frame number is not told it. */
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
  newlyRegistered: now.getTime() - Date.parse(card.registeredAt) < newForMilliseconds,
  stolenSince: card.stolenSince,
});
