import { canonicalFrameNumber, foldFrameNumber, foldSigns, isNumberAsked } from "#contract/frame-number.ts";
import { type Card, cardOf, isListed } from "./card.ts";
import { deletionVariants } from "./deletion-variants.ts";
import { postingKeys, textPostingKeys } from "./posting-keys.ts";
import { recentTheftKeys } from "./recent-thefts.ts";
import { townNamed } from "./town-named.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** An item that follows from a bike and from nothing else. */
export type Entry = {
  readonly key: Key;
  readonly entity: "posting" | "fold" | "formerNumber";
  readonly item: Readonly<Record<string, unknown>>;
};

const withoutAbsent = (item: Readonly<Record<string, unknown>>): Entry["item"] =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

/** As `PostingItem` reads it back. */
const posting = (key: Key, { id: _, registeredAt: __, stolen, ...card }: Card): Entry => ({
  key,
  entity: "posting",
  item: withoutAbsent({ ...card, ...(stolen && { stolen }) }),
});

/** Under a number the sort key tells neither of which bike a posting is nor how old it is. */
const postingUnder = (key: Key, card: Card): Entry => {
  const { entity, item } = posting(key, card);
  return { key, entity, item: { ...item, id: card.id, registeredAt: card.registeredAt } };
};

/** Behind the number the sort key has the bike. */
const underEnd = (card: Card): Entry => {
  const { key, entity, item } = posting(keys.numberEndPosting(foldSigns(card.frameNumber), card.id), card);
  return { key, entity, item: { ...item, registeredAt: card.registeredAt } };
};

/** Among the recent thefts the sort key tells when a bike was stolen, and not how long it has been registered. */
const recentThefts = (bike: BikeItem, card: Card): Entry[] =>
  recentTheftKeys(bike).map((key) => {
    const { entity, item } = posting(key, card);
    const town = townNamed(bike.stolenPlace?.city)?.name;
    return { key, entity, item: withoutAbsent({ ...item, registeredAt: card.registeredAt, town }) };
  });

/** The number of the frame, its end and what is easily taken for it; beside them that of a stolen battery, as far as someone can ask for it as for a frame's. */
const numberPostings = (card: Card): Entry[] => {
  const { id, frameNumber } = card;
  const battery = canonicalFrameNumber(card.stolenBattery ?? "");
  return [
    postingUnder(keys.numberPosting(frameNumber), card),
    underEnd(card),
    ...deletionVariants(foldFrameNumber(frameNumber)).map((variant) =>
      postingUnder(keys.frameVariant(variant, id), card),
    ),
    ...(isNumberAsked(battery) ? [postingUnder(keys.batteryPosting(battery, card.id), card)] : []),
  ];
};

/** Numbers a bike had and others may have by now: those that were corrected, and that of a deleted one. What was no bike of its own is found by them, and is nobody's former bike. */
const formerNumbers = ({
  id,
  ownerId,
  frameNumber,
  formerNumbers: corrected = [],
  deletedAt,
  removedAs,
}: BikeItem): Entry[] => {
  const numbers = deletedAt === undefined ? corrected : [...corrected, frameNumber];
  return numbers.map((number) => ({
    key: keys.formerNumber(number, id),
    entity: "formerNumber",
    item: withoutAbsent({
      bikeId: id,
      frameNumber: number,
      ...(removedAs === undefined && { ownerId, deletedAt }),
    }),
  }));
};

/** What a number looks like is known of every active bike, also of one that waits for its review: nobody may register what looks like it unnoticed. */
const likeness = (bike: BikeItem): Entry => {
  const { id: bikeId, frameNumber } = bike;
  return {
    key: keys.fold(foldFrameNumber(frameNumber), bikeId),
    entity: "fold",
    item: { bikeId, frameNumber, stolen: bike.status === "stolen", listed: isListed(bike) },
  };
};

/** Everything that is written in the same transaction as the bike: its lists, its number and what the number looks like. */
export const promptEntries = (bike: BikeItem): Entry[] => {
  const former = formerNumbers(bike);
  if (bike.deletedAt !== undefined) return former;
  if (!isListed(bike)) return [likeness(bike), ...former];
  const card = cardOf(bike);
  const places = postingKeys(bike).map((key) => posting(key, card));
  return [...places, ...recentThefts(bike, card), ...numberPostings(card), likeness(bike), ...former];
};

/** Everything that follows from the stream: the lists of words. */
export const textEntries = (bike: BikeItem): Entry[] => {
  const card = cardOf(bike);
  return textPostingKeys(bike).map((key) => posting(key, card));
};
