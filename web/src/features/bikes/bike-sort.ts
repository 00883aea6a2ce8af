import { BikeSort } from "#contract/bikes.ts";
import { readStored, writeStored } from "#web/ui/local-store.ts";

/** Survives signing out. */
const storageKey = "cr:bikes-sort";

export const rememberedSort = (): BikeSort => BikeSort.catch("newest").parse(readStored(storageKey));

export const rememberSort = (sort: BikeSort): void => writeStored(storageKey, sort);
