import { beforeEach, expect, it } from "vitest";
import type { BikeElsewhere } from "#contract/checks/elsewhere.ts";
import { checkElsewhere } from "#lambdas/checks/elsewhere/check-elsewhere.ts";
import { type Elsewhere, NoAnswer } from "#lambdas/checks/elsewhere/other-register.ts";
import { type Town, aTown } from "#tests/lambdas/thefts/reports/context.ts";

const number = "WTU204K8861";
const bikeElsewhere: BikeElsewhere = {
  frameNumber: number,
  stolen: true,
  title: "Trek",
  page: "https://bikeindex.org/1",
};

let town: Town;
let asked: string[];
let troubles: string[];
beforeEach(async () => {
  town = await aTown();
  await town.person("anna");
  [asked, troubles] = [[], []];
});

const check = (frameNumber: string, find: Elsewhere["find"]) =>
  checkElsewhere(
    {
      reader: town.table,
      registers: [
        {
          source: "bike-index",
          find: (wanted) => {
            asked.push(wanted);
            return find(wanted);
          },
        },
      ],
      reportTrouble: (source, reason) => void troubles.push(`${source}: ${reason}`),
    },
    frameNumber,
  );

it("a number that our register does not know is looked up in others, and nothing is stored", async () => {
  const before = await town.everything();
  expect(await check(number, async () => [bikeElsewhere])).toEqual({
    registers: [{ source: "bike-index", bikes: [bikeElsewhere] }],
  });
  expect(await town.everything()).toEqual(before);
});

it("a number that ours knows, or that looks like a stolen one, is sent to nobody", async () => {
  const bike = await town.bike({ frameNumber: number });
  expect(await check(number, async () => [bikeElsewhere])).toEqual({ registers: [] });
  await town.steal(bike.id);
  expect(await check("WTU2O4K8861", async () => [bikeElsewhere])).toEqual({ registers: [] });
  expect(asked).toEqual([]);
});

it("a personal number that somebody typed as a frame number is sent to nobody", async () => {
  expect(await check("198508213595", async () => [bikeElsewhere])).toEqual({ registers: [] });
  expect(asked).toEqual([]);
});

it("a register that does not answer is named, and the error is logged without the number", async () => {
  const silent = await check(number, () => Promise.reject(new NoAnswer("Status 429")));
  expect(silent).toEqual({ registers: [{ source: "bike-index" }] });
  expect(troubles).toEqual(["bike-index: Status 429"]);
});

it("a fault of our own is no silence of others", async () => {
  await expect(check(number, () => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
});
