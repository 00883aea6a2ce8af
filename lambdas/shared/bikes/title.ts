import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";

/** What an owner is told which bike is meant by. */
export const titleOf = ({ brand, model }: Pick<BikeItem, "brand" | "model">): string => `${brand} ${model}`;
