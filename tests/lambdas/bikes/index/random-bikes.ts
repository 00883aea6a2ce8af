import * as fc from "fast-check";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { RegisterFilters } from "#lambdas/bikes/index/plan.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { noon } from "#tests/lambdas/a.ts";

// Few values, some of them aliases, so that random filters match random bikes.
const brands = ["Crescent", "crescent ", "CRÉSCENT", "Riese & Müller", "Orange", "#|", "Dam"];
const models = ["Elina", "elina", "Femga 7 vxl", "Svart", "Göteborg", "Dam"];
const cities = ["Göteborg", "Gothenburg", "GÖTEBORG", "Malmö", "Upplands Väsby", "###", undefined];
const names = ["Gröna faran", "Elina", "min röda", undefined];
const descriptions = [
  "Korg fram och blå sadel",
  "Sticker: Crescent Malmö, black bell 🔔",
  "x|y#z",
  undefined,
];
const colours = BikeColour.options.slice(0, 4);
const types = BikeType.options.slice(0, 3);

const visibility = fc.record({
  name: fc.boolean(),
  brand: fc.boolean(),
  model: fc.boolean(),
  color: fc.boolean(),
  type: fc.boolean(),
  description: fc.boolean(),
  photo: fc.boolean(),
  whenStolen: fc.boolean(),
});

/** Built once: building the patterns takes longer than drawing from them. */
const frameNumbers = fc.stringMatching(/^[0-9A-Z]{6,20}$/);

/** Serial numbers become ids; some bikes share a millisecond. */
export const randomBike = (serial: number): fc.Arbitrary<BikeItem> =>
  fc
    .record({
      status: fc.constantFrom("registered", "registered", "registered", "stolen", "pending_review"),
      deleted: fc.integer({ min: 0, max: 9 }),
      minute: fc.integer({ min: 0, max: 5 }),
      salePrice: fc.constantFrom(900, 2400, undefined),
      number: frameNumbers,
      brand: fc.constantFrom(...brands),
      model: fc.constantFrom(...models),
      city: fc.constantFrom(...cities),
      name: fc.constantFrom(...names),
      description: fc.constantFrom(...descriptions),
      color: fc.constantFrom(...colours),
      type: fc.constantFrom(...types),
      visibility,
    })
    .map(({ deleted, minute, number, status, ...rest }) => ({
      ...rest,
      entity: "bike",
      id: `bike_${String(serial).padStart(26, "0")}`,
      ownerId: "anna",
      status,
      frameNumber: number,
      frameNumberTyped: number,
      photoUploadId: "upload_1",
      possibleDuplicate: false,
      registeredAt: new Date(noon.getTime() - minute * 60_000).toISOString(),
      ...(status === "stolen" && {
        stolenSince: "2026-11-01",
        stolenPlace: { place: "Torget", city: "Malmö" },
        findersReward: 500,
      }),
      ...(minute === 0 && { batterySerialNumber: "BT-48 771", batteryStolenSince: "2026-11-01" }),
      ...(deleted === 0 && { deletedAt: noon.toISOString() }),
      version: 1,
    }));

/** This many bikes with distinct ids. */
export const randomBikes = (most: number): fc.Arbitrary<BikeItem[]> =>
  fc
    .integer({ min: 0, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, serial) => randomBike(serial))));

const words = [
  "elina",
  "rod",
  "korg",
  "crescent",
  "malmo",
  "svart",
  "dam",
  "orange",
  "7",
  "vasby",
  "nowhere",
];

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });

export const randomFilters: fc.Arbitrary<RegisterFilters> = fc.record({
  status: fc.constantFrom("any", "any", "stolen", "for_sale", "all"),
  brand: sometimes(fc.constantFrom(...brands)),
  model: sometimes(fc.constantFrom(...models, "")),
  city: sometimes(fc.constantFrom(...cities, "nowhere")),
  color: sometimes(fc.constantFrom(...colours, "black")),
  type: sometimes(fc.constantFrom(...types)),
  words: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...words), { maxLength: 4 })),
});
