import sharp from "sharp";
import { expect, test } from "vitest";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { Phone } from "#contract/people/accounts.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { isFrameNumber } from "#contract/bikes/frame-number.ts";
import { readPersonalNumber } from "#contract/platform/personal-number.ts";
import { drawBike } from "#local/seed/year/draw-bike.ts";
import { drawReceipt } from "#local/seed/year/draw-receipt.ts";
import { madeBike } from "#local/seed/year/made-bike.ts";
import { townspeople } from "#local/seed/year/townspeople.ts";
import { noon } from "#tests/lambdas/a.ts";

const people = townspeople(1384, 400);

test("The same people live in the town on every machine, and a larger town extends a smaller one", () => {
  expect(townspeople(1384, 40)).toEqual(people.slice(0, 40));
});

test("Each person has an address and a personal number that nobody in Sweden has", () => {
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  const numbers = people.map(({ personalNumber }) => personalNumber);
  expect(new Set(numbers).size).toBe(people.length);
  for (const number of numbers) {
    expect(readPersonalNumber(number, swedishDate(noon)).ok).toBe(true);
    expect(Number(number.slice(9, 12))).toBeGreaterThanOrEqual(980);
  }
});

test("Their phone numbers are reserved for books and films", () => {
  for (const { phone } of people) {
    expect(Phone.parse(phone)).toBe(phone);
    expect(phone).toMatch(/^\+467017406(?:0[5-9]|[1-9]\d)$/);
  }
});

test("Every bike has a frame number of its own", () => {
  const numbers = Array.from({ length: 700 }, (_, serial) => madeBike(1384, serial, noon).frameNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(isFrameNumber(number)).toBe(true);
});

test("Bikes of every type and colour are drawn differently", async () => {
  const drawn = new Set<string>();
  for (const type of BikeType.options)
    for (const colour of BikeColour.options) drawn.add(drawBike(type, colour, 0));
  expect(drawn.size).toBe(BikeType.options.length * BikeColour.options.length);
  const [one = ""] = drawn;
  expect(await sharp(Buffer.from(one)).metadata()).toMatchObject({ width: 800, height: 600 });
});

test("A receipt names the bike, even with special characters", async () => {
  const bike = madeBike(1384, 0, noon);
  const receipt = drawReceipt(
    { ...bike, details: { ...bike.details, brand: "Riese & <Müller>" } },
    "2026-05-04",
  );
  expect(receipt).toContain("Riese &amp; &lt;Müller&gt;");
  expect(receipt).toContain(bike.typed);
  expect(await sharp(Buffer.from(receipt)).metadata()).toMatchObject({ format: "svg" });
});
