import {
  canonicalFrameNumber,
  foldFrameNumber,
  foldSigns,
  isSearchableNumber,
} from "#contract/bikes/frame-number.ts";
import { type Card, cardOf, isListed } from "./card.ts";
import { deletionVariants } from "./deletion-variants.ts";
import { postingKeys, textPostingKeys } from "./posting-keys.ts";
import { recentTheftKeys } from "./recent-thefts.ts";
import { townNamed } from "./town-named.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type Entry = {
  readonly key: Key;
  readonly entity: "posting" | "fold" | "formerNumber";
  readonly item: Readonly<Record<string, unknown>>;
};

const withoutAbsent = (item: Readonly<Record<string, unknown>>): Entry["item"] =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

const posting = (key: Key, { id: _, registeredAt: __, stolen, ...card }: Card): Entry => ({
  key,
  entity: "posting",
  item: withoutAbsent({ ...card, ...(stolen && { stolen }) }),
});

/** Items listed by number need id and date: their sort key has neither. */
const postingUnder = (key: Key, card: Card): Entry => {
  const { entity, item } = posting(key, card);
  return { key, entity, item: { ...item, id: card.id, registeredAt: card.registeredAt } };
};

const minPartLength = 4;

/** Every suffix except the whole number: any middle or end of the number is the beginning of one. */
const restsOf = (folded: string): string[] =>
  Array.from({ length: Math.max(0, folded.length - minPartLength) }, (_, place) => folded.slice(place + 1));

const underParts = (card: Card): Entry[] =>
  restsOf(foldSigns(card.frameNumber)).map((rest) => {
    const { key, entity, item } = posting(keys.numberPartPosting(rest, card.id), card);
    return { key, entity, item: { ...item, registeredAt: card.registeredAt } };
  });

/** Sorted by the date of the theft, so the registration date is stored in the item. */
const recentThefts = (bike: BikeItem, card: Card): Entry[] =>
  recentTheftKeys(bike).map((key) => {
    const { entity, item } = posting(key, card);
    const town = townNamed(bike.stolenPlace?.city)?.name;
    return { key, entity, item: withoutAbsent({ ...item, registeredAt: card.registeredAt, town }) };
  });

/** Adds the start of the ownership and the ad, which only a search for the whole number shows. */
const underWhole = ({ openListingId, openTransferId, ...bike }: BikeItem, card: Card): Entry => {
  const { key, entity, item } = postingUnder(keys.numberPosting(card.frameNumber), card);
  const isForSale = card.salePrice !== undefined && openTransferId === undefined;
  // Older transfers have no `ownedSince`, but a receipt.
  const isFirst = bike.ownershipReceipt === undefined;
  const known = bike.ownedSince ?? (isFirst ? bike.registeredAt : undefined);
  const ownedSince = card.stolen || card.disputed === true ? undefined : known;
  return {
    key,
    entity,
    item: withoutAbsent({ ...item, ownedSince, listingId: isForSale ? openListingId : undefined }),
  };
};

/** Postings for the frame number and similar ones, and for a stolen battery whose number can be searched. */
const numberPostings = (bike: BikeItem, card: Card): Entry[] => {
  const { id, frameNumber } = card;
  const battery = canonicalFrameNumber(card.stolenBattery ?? "");
  return [
    underWhole(bike, card),
    ...deletionVariants(foldFrameNumber(frameNumber)).map((variant) =>
      postingUnder(keys.frameVariant(variant, id), card),
    ),
    ...(isSearchableNumber(battery) ? [postingUnder(keys.batteryPosting(battery, card.id), card)] : []),
  ];
};

/**
 * Corrected numbers, and the number of a deleted bike. Administrators find a bike that they have
 * removed, but it counts as nobody's former bike.
 */
const formerNumbers = ({
  id,
  ownerId,
  frameNumber,
  formerNumbers: corrected = [],
  deletedAt,
  removedAs,
  removedAd,
}: BikeItem): Entry[] => {
  const numbers = deletedAt === undefined ? corrected : [...corrected, frameNumber];
  return numbers.map((number) => ({
    key: keys.formerNumber(number, id),
    entity: "formerNumber",
    item: withoutAbsent({
      bikeId: id,
      frameNumber: number,
      ...(removedAs === undefined && { ownerId, deletedAt, removedAd }),
    }),
  }));
};

/** Written also for bikes under review, so that nobody registers a similar number unnoticed. */
const likeness = (bike: BikeItem): Entry => {
  const { id: bikeId, frameNumber } = bike;
  return {
    key: keys.fold(foldFrameNumber(frameNumber), bikeId),
    entity: "fold",
    item: {
      bikeId,
      frameNumber,
      stolen: bike.status === "stolen",
      ...(bike.disputedSince !== undefined && { disputed: true }),
      listed: isListed(bike),
    },
  };
};

/** Written in the same transaction as the bike: its lists, its numbers and their look-alikes. */
export const promptEntries = (bike: BikeItem): Entry[] => {
  const former = formerNumbers(bike);
  if (bike.deletedAt !== undefined) return former;
  if (!isListed(bike)) return [likeness(bike), ...former];
  const card = cardOf(bike);
  const places = postingKeys(bike).map((key) => posting(key, card));
  return [...places, ...recentThefts(bike, card), ...numberPostings(bike, card), likeness(bike), ...former];
};

/** Written later from the stream: word lists, and lists for the middle and end of numbers. */
export const textEntries = (bike: BikeItem): Entry[] => {
  if (!isListed(bike)) return [];
  const card = cardOf(bike);
  return [...textPostingKeys(bike).map((key) => posting(key, card)), ...underParts(card)];
};
