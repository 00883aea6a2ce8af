import { prices } from "#contract/points/prices.ts";

/** What so many points can pay for: as many registrations as they can, and stickers for the rest. */
export const enoughFor = (points: number): { registrations: number; stickers: number } => ({
  registrations: Math.floor(points / prices.registration),
  stickers: Math.floor((points % prices.registration) / prices.sticker),
});
