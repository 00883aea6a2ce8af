import { expect, test } from "vitest";

import { fc } from "#tests/property.ts";

import { readRecord } from "../../../scripts/rights/record.ts";
import { drawSample, faultOf } from "../../../scripts/rights/sample.ts";

const read = "dynamodb:GetItem on table/Registry where USER#*";
const send = "ses:Send* on identity/example.se";

const lines = (...given: object[]): string => given.map((line) => `${JSON.stringify(line)}\n`).join("");
const rights = (functionName: string, used: Record<string, number>) => ({
  rights: [{ functionName, grants: Object.entries(used).map(([grant, times]) => ({ grant, used: times })) }],
});

test("what several clouds have written down is added up, and half a line left out", () => {
  const text = lines(
    rights("Bikes", { [read]: 2, [send]: 0 }),
    { reported: "the oven is on" },
    rights("Bikes", { [read]: 3, [send]: 0 }),
  );
  expect(readRecord(`${text}{"rights": [{"funct`)).toEqual({
    uses: [
      { functionName: "Bikes", grant: read, used: 5 },
      { functionName: "Bikes", grant: send, used: 0 },
    ],
    reported: ["the oven is on"],
  });
});

const recordOf = (file: string, seconds: number, used: Record<string, number>) => ({
  file,
  seconds,
  recorded: readRecord(lines(rights("Bikes", used))),
});

test("a sample holds what tests use, each with the quickest of them", () => {
  const tests = [
    recordOf("slow", 30, { [read]: 1, [send]: 1 }),
    recordOf("quick", 3, { [read]: 1, idle: 0 }),
  ];
  expect(drawSample(tests, 10, 1)).toHaveLength(2);
  expect(drawSample(tests, 10, 1)).toEqual(
    expect.arrayContaining([
      { functionName: "Bikes", grant: read, file: "quick" },
      { functionName: "Bikes", grant: send, file: "slow" },
    ]),
  );
});

test("the same seed draws the same, and as many as there shall be", () => {
  const grants = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`s3:GetObject on ${at}`, 1]));
  const tests = [recordOf("a", 1, grants)];
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 40 }), (seed, count) => {
      const drawn = drawSample(tests, count, seed);
      expect(new Set(drawn.map(({ grant }) => grant)).size).toBe(count);
      expect(drawSample(tests, count, seed)).toEqual(drawn);
    }),
  );
});

const refused = (who: string, action: string): string =>
  `User: arn:aws:sts::000000000000:assumed-role/BikesRole/${who} is not authorized to perform: ${action} on resource: arn:aws:ses:eu-west-1:000000000000:identity/example.se because no identity-based policy allows the ${action} action`;

test.each([
  ["by the refusal of what was taken away", false, [refused("Bikes", "ses:SendRawEmail")], undefined],
  ["not at all", true, [refused("Bikes", "ses:SendRawEmail")], "the test passes without it"],
  [
    "by another's refusal",
    false,
    [refused("Mails", "ses:SendRawEmail")],
    "the test fails, but not by this refusal",
  ],
  [
    "by another action's",
    false,
    [refused("Bikes", "kms:Encrypt")],
    "the test fails, but not by this refusal",
  ],
  ["by something else", false, ["the oven is on"], "the test fails, but not by this refusal"],
])("a test that fails %s is judged by it", (_how, passed, reported, fault) => {
  const draw = { functionName: "Bikes", grant: send, file: "mails.test.ts" };
  expect(faultOf(draw, { passed, reported })).toBe(fault);
});
