import * as z from "zod";
import type { BikeElsewhere } from "#contract/checks/elsewhere.ts";
import { canonicalFrameNumber, foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { type Elsewhere, NoAnswer } from "./other-register.ts";

/** In milliseconds, because a buyer is waiting. */
const maxWait = 1500;
const maxBikes = 10;
const maxTextLength = 100;

const text = z
  .string()
  .transform((written) => written.trim().slice(0, maxTextLength))
  .nullish();

const Answer = z.object({
  bikes: z.array(
    z.object({
      id: z.int().positive(),
      /** `Hidden` for some bikes. */
      serial: z.string().nullish(),
      stolen: z.boolean(),
      title: text,
      /** Epoch seconds. */
      date_stolen: z.int().positive().max(8_640_000_000_000).nullish(),
      stolen_location: text,
    }),
  ),
});
type ListedBike = z.output<typeof Answer>["bikes"][number];

const show = (url: string, listed: ListedBike): BikeElsewhere => {
  const { id, serial, stolen, title, date_stolen: at, stolen_location: place } = listed;
  return {
    frameNumber: canonicalFrameNumber(serial ?? ""),
    stolen,
    title: title || `Bike Index ${id}`,
    ...(at && { stolenAt: new Date(at * 1000).toISOString() }),
    ...(place && { stolenPlace: place }),
    // The address in the answer could lead anywhere.
    page: new URL(`../../bikes/${id}`, `${url}/`).href,
  };
};

const ask = async (address: URL, wait: number): Promise<z.output<typeof Answer>> => {
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(wait),
  });
  if (!response.ok) throw new NoAnswer(`Status ${response.status}`);
  return Answer.parse(await response.json());
};

/**
 * Bike Index's public API, version 3: 500 requests a minute without a key. It treats similar
 * characters as equal, and also finds longer numbers that contain this one as a word.
 */
export const bikeIndex = (url: string, wait: number = maxWait): Elsewhere => ({
  source: "bike-index",
  find: async (frameNumber) => {
    const query = new URLSearchParams({
      serial: frameNumber,
      stolenness: "all",
      per_page: String(maxBikes),
    });
    try {
      const { bikes } = await ask(new URL(`${url}/search?${query}`), wait);
      const fold = foldFrameNumber(frameNumber);
      return bikes
        .map((listed) => show(url, listed))
        .filter((bike) => foldFrameNumber(bike.frameNumber) === fold)
        .slice(0, maxBikes);
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      throw new NoAnswer(error instanceof Error ? error.name : "No answer");
    }
  },
});
