import type { BikeColour, BikeType } from "#contract/bike-types.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";

/** A bike as a list shows it: what its owner lets the public see and nothing else. A hidden field is absent. */
export type Card = {
  readonly id: string;
  readonly registeredAt: string;
  readonly frameNumber: string;
  readonly stolen: boolean;
  readonly stolenSince?: string | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly color?: BikeColour | undefined;
  readonly type?: BikeType | undefined;
  readonly city?: string | undefined;
  readonly name?: string | undefined;
  /** The beginning of a long one. */
  readonly description?: string | undefined;
  readonly photoUploadId?: string | undefined;
};

/** Twenty cards of each of two lists are read for two units, so a card has room for a sentence or two. */
const longestDescription = 140;

const clip = (text: string): string => {
  if (Buffer.byteLength(text) <= longestDescription) return text;
  const words = text.split(/\s+/);
  const kept = words.findLastIndex((_, last) => {
    return Buffer.byteLength(`${words.slice(0, last + 1).join(" ")} …`) <= longestDescription;
  });
  return [...words.slice(0, kept + 1), "…"].join(" ");
};

/** Whether anybody but its owner and the administrators can find a bike. */
export const isListed = ({ status, deletedAt }: BikeItem): boolean =>
  status !== "pending_review" && deletedAt === undefined;

/** Of a stolen bike the photo and the description help to find it, so they are shown unless its owner has said no to that as well. */
export const cardOf = (bike: BikeItem): Card => {
  const { visibility } = bike;
  const stolen = bike.status === "stolen";
  const helps = stolen && visibility.whenStolen;
  const shown = <T>(visible: boolean, value: T): T | undefined => (visible ? value : undefined);
  return {
    id: bike.id,
    registeredAt: bike.registeredAt,
    frameNumber: bike.frameNumber,
    stolen,
    stolenSince: shown(stolen, bike.stolenSince),
    brand: shown(visibility.brand, bike.brand),
    model: shown(visibility.model, bike.model),
    color: shown(visibility.color, bike.color),
    type: shown(visibility.type, bike.type),
    city: bike.city,
    name: shown(visibility.name, bike.name),
    description: shown(visibility.description || helps, bike.description && clip(bike.description)),
    photoUploadId: shown(visibility.photo || helps, bike.photoUploadId),
  };
};
