import type * as z from "zod";
import type { NewBike } from "#contract/bikes/bikes.ts";
import type { Draft } from "./draft.ts";

/** Undefined while required data is missing. */
export const newBikeOf = ({
  details,
  analysis,
  frameNumber,
  manualReview,
  sticker,
}: Draft): z.input<typeof NewBike> | undefined => {
  const { type, color, brand, model, name, city, description, batterySerialNumber } = details;
  if (!analysis || !type || !color) return undefined;
  return {
    frameNumber,
    analysisId: analysis.id,
    type,
    color,
    brand,
    model,
    name,
    city,
    description,
    ...(type === "elcykel" && { batterySerialNumber }),
    manualReview,
    ...(sticker !== undefined && { stickerUid: sticker }),
  };
};
