import { expect, it } from "vitest";
import { grainsOf, readChoice } from "#web/office/statistics/period.ts";

const read = (search: string, today = "2026-11-26") => readChoice(new URLSearchParams(search), today, "year");

it.each([
  ["today", "2026-11-26", "2026-11-26", "day"],
  ["week", "2026-11-20", "2026-11-26", "day"],
  ["days30", "2026-10-28", "2026-11-26", "day"],
  ["quarter", "2026-10-01", "2026-11-26", "week"],
  ["lastQuarter", "2026-07-01", "2026-09-30", "month"],
  ["quarters", "2025-10-01", "2026-09-30", "month"],
  ["year", "2025-12-01", "2026-11-26", "month"],
])("%s is from %s to %s, shown by %s", (period, from, to, grain) => {
  expect(read(`period=${period}`)).toMatchObject({ preset: period, from, to, grain });
});

it("the last quarter in January is in the year before", () => {
  expect(read("period=lastQuarter", "2027-01-03")).toMatchObject({ from: "2026-10-01", to: "2026-12-31" });
});

it("a URL with dates is a custom period", () => {
  expect(read("from=2026-02-01&to=2026-02-28&grain=week&compare=none&place=Lund")).toEqual({
    audience: "office",
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

it.each(["", "&period=today", "&from=2026-02-03&to=2026-02-04&grain=day&compare=week"])(
  "others get whole quarters only, whatever else is in the URL: %s",
  (search) => {
    expect(read(`audience=others${search}`)).toMatchObject({
      preset: "quarters",
      from: "2025-10-01",
      to: "2026-09-30",
      grain: "quarter",
      compare: "year",
    });
  },
);

it("two years are not shown by day", () => {
  expect(grainsOf({ from: "2024-12-01", to: "2026-11-26" })).toEqual(["week", "month", "quarter"]);
});
