import type { Bike } from "#contract/bike.ts";

/** Where anybody sees a bike, who can read its number or the code that leads there. */
export const publicAddress = ({ frameNumber }: Pick<Bike, "frameNumber">, origin: string): string =>
  `${origin}/bike-search?${new URLSearchParams({ q: frameNumber }).toString()}`;
