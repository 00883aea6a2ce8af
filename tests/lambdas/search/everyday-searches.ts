import { readFileSync } from "node:fs";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import type { SearchPage } from "#contract/search.ts";
import { searchPageLength } from "#contract/search.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { aListedBike } from "./a-register.ts";

const fixture = (name: string): string[] =>
  readFileSync(new URL(`../../fixtures/search/${name}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** The bikes of the register that everyday searches are asked of, the first line the newest. */
export const registeredBikes = (): BikeItem[] =>
  fixture("register")
    .slice(1)
    .map((line, place) => {
      const [number = "", brand = "", model = "", color, type, city, status, description = ""] =
        line.split("\t");
      return aListedBike({
        frameNumber: number,
        brand,
        model,
        color: BikeColour.parse(color),
        type: BikeType.parse(type),
        city,
        description: description === "" ? undefined : description,
        visibility: { ...aListedBike().visibility, description: true },
        ...(status === "stolen" && { status, stolenSince: "2026-11-12" }),
        registeredAt: new Date(Date.UTC(2026, 9, 1) - place * 60_000).toISOString(),
      });
    });

/** A search someone types, and what must come: fields of bikes, `all`, `none`, `near` for a number that is easily confused. */
export type Everyday = { readonly q: string; readonly wanted: string };

export const everydaySearches = (): Everyday[] =>
  fixture("queries").map((line) => {
    const [q = "", wanted = ""] = line.split("\t");
    return { q, wanted };
  });

const fits = (bike: BikeItem, name: string, values: string): boolean => {
  switch (name) {
    case "all":
      return true;
    case "number":
    case "near":
      return values.split(",").includes(bike.frameNumber);
    case "text":
      return `${bike.description}`.toLowerCase().includes(values);
    case "brand":
    case "model":
    case "color":
    case "type":
    case "city":
    case "status":
      return values.split(",").includes(bike[name] ?? "");
    default:
      return false;
  }
};

/** Whether the first page holds exactly what was wanted, or the newest of it. */
export const isRight = (bikes: readonly BikeItem[], { wanted }: Everyday, page: SearchPage): boolean => {
  const parts = wanted.split(";").map((part) => part.split("="));
  const expected = bikes
    .filter((bike) => parts.every(([name = "", values = ""]) => fits(bike, name, values)))
    .slice(0, searchPageLength)
    .map(({ id }) => id);
  const shown = wanted.startsWith("near=") ? (page.didYouMean ?? []) : page.items;
  const ids = shown.map(({ id }) => id);
  return ids.length === expected.length && expected.every((id) => ids.includes(id));
};
