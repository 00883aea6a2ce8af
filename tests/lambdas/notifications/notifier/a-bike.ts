import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

export const aBike = (over: Partial<BikeItem> = {}): BikeItem => ({
  entity: "bike",
  id: "bike_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  ownerId: "anna",
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU 204 K 8861",
  status: "registered",
  type: "dam",
  brand: "Crescent",
  model: "Femto",
  color: "blå",
  visibility: {
    name: false,
    brand: true,
    model: true,
    color: true,
    type: true,
    description: false,
    photo: true,
    whenStolen: true,
  },
  possibleDuplicate: false,
  registeredAt: "2026-11-20T12:00:00.000Z",
  version: 1,
  ...over,
});
