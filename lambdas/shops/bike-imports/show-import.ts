import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import { prices } from "#contract/points/prices.ts";
import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";

export const showImport = (item: BikeImportItem): BikeImport => {
  const { importId: id, fileName, state, pausedBy, createdAt, expiresAt } = item;
  const { count, received, checked, done, registered, refused } = item;
  return {
    id,
    fileName,
    state,
    pausedBy: state === "paused" ? pausedBy : undefined,
    createdAt,
    count,
    received,
    checked,
    done,
    tally: {
      ok: item.ok,
      duplicate: item.duplicate,
      known: item.known,
      taken: item.taken,
      stolen: item.stolen,
      "resembles-stolen": item.resembling,
      faulty: item.faulty,
    },
    registered,
    refused,
    toReview: item.toReview,
    price: prices.registration,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
  };
};

/** Valid rows that are not processed yet. */
export const rowsLeft = ({ ok, registered, refused }: BikeImportItem): number => ok - registered - refused;
