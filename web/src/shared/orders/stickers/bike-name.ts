import type { Bike } from "#contract/bike.ts";

/** As its owner calls it. */
export const bikeName = ({ name, brand, model }: Bike): string => name ?? `${brand} ${model}`;
