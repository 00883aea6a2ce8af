import { expect, it } from "vitest";
import { changeSearch, grainsOf, readChoice } from "#web/features/statistics/period.ts";

const read = (search: string, today = "2026-11-26") => readChoice(new URLSearchParams(search), today, "year");

it.each([
  ["today", "2026-11-26", "2026-11-26", "day"],
  ["week", "2026-11-20", "2026-11-26", "day"],
  ["days30", "2026-10-28", "2026-11-26", "day"],
  ["quarter", "2026-10-01", "2026-11-26", "week"],
  ["lastQuarter", "2026-07-01", "2026-09-30", "month"],
  ["year", "2025-12-01", "2026-11-26", "month"],
])("%s is from %s to %s, shown by %s", (period, from, to, grain) => {
  expect(read(`period=${period}`)).toMatchObject({ preset: period, from, to, grain });
});

it("the last quarter of a January is that of the year before", () => {
  expect(read("period=lastQuarter", "2027-01-03")).toMatchObject({ from: "2026-10-01", to: "2026-12-31" });
});

it("an address that says days is of a period of one's own", () => {
  expect(read("from=2026-02-01&to=2026-02-28&grain=week&compare=none&place=Lund")).toEqual({
    preset: "own",
    from: "2026-02-01",
    to: "2026-02-28",
    grain: "week",
    compare: "none",
    place: "Lund",
  });
});

it.each([
  "period=own",
  "from=x&to=y",
  "period=nonsense",
  "grain=second&compare=never",
  "from=2026-13-45&to=2026-14-01",
])("an address that says nothing of use, %s, is as usual", (search) => {
  expect(read(search)).toMatchObject({ preset: "year", grain: "month", compare: "year" });
});

it("two years are not shown by the day", () => {
  expect(grainsOf({ from: "2024-12-01", to: "2026-11-26" })).toEqual(["week", "month", "quarter"]);
});

it("what is chosen goes into the address, and what is usual out of it", () => {
  const search = new URLSearchParams("period=year&place=Lund");
  expect(changeSearch(search, { period: undefined, place: "Malmö" }).toString()).toBe("place=Malm%C3%B6");
});
