import { expect, test } from "vitest";
import { matchesPattern } from "#local/aws/streams/filter-pattern.ts";

const event = {
  eventName: "INSERT",
  dynamodb: { NewImage: { entity: { S: "bike-photo" }, points: { N: "5" } }, SizeBytes: 120 },
};
const entity = (...rules: unknown[]) => ({ dynamodb: { NewImage: { entity: { S: rules } } } });

test.each([
  ["an equal text", { eventName: ["INSERT", "REMOVE"] }, true],
  ["another text", { eventName: ["MODIFY"] }, false],
  ["a prefix", entity({ prefix: "bike" }), true],
  ["a wrong prefix", entity({ prefix: "car" }), false],
  ["a suffix", entity({ suffix: "photo" }), true],
  ["text in another case", entity({ "equals-ignore-case": "BIKE-photo" }), true],
  ["anything but a text", entity({ "anything-but": ["bike-photo", "x"] }), false],
  ["anything but a prefix", entity({ "anything-but": { prefix: "car" } }), true],
  ["anything but, of a missing field", { dynamodb: { OldImage: { a: [{ "anything-but": ["x"] }] } } }, false],
  ["an existing field", { dynamodb: { NewImage: { points: { N: [{ exists: true }] } } } }, true],
  ["a missing field", { dynamodb: { OldImage: { points: { N: [{ exists: false }] } } } }, true],
  ["a missing field that is there", { dynamodb: { SizeBytes: [{ exists: false }] } }, false],
  ["a number in a range", { dynamodb: { SizeBytes: [{ numeric: [">", 100, "<=", 120] }] } }, true],
  ["a number outside a range", { dynamodb: { SizeBytes: [{ numeric: ["<", 100] }] } }, false],
  ["one of two alternatives", { $or: [{ eventName: ["REMOVE"] }, entity({ prefix: "bike" })] }, true],
  ["none of two alternatives", { $or: [{ eventName: ["REMOVE"] }, entity("x")] }, false],
])("A filter pattern with %s", (_what, pattern, expected) => {
  expect(matchesPattern(pattern, event)).toBe(expected);
});

test("An unsupported rule is named in the error", () => {
  expect(() => matchesPattern({ eventName: [{ cidr: "10.0.0.0/8" }] }, event)).toThrow("cidr");
});
