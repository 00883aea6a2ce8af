import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

/** The name of a bike in messages to its owner. */
export const titleOf = ({ brand, model }: Pick<BikeItem, "brand" | "model">): string => `${brand} ${model}`;
