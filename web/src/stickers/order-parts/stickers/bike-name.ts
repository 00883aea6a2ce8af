import type { Bike } from "#contract/bikes/bike.ts";

export const bikeName = ({ name, brand, model }: Bike): string => name ?? `${brand} ${model}`;
