import { describe, expect, it } from "vitest";
import { reaches, SubscriptionFilter } from "#local/aws/appsync/subscription-filter.ts";

const event = { userId: "ada", points: 40, tags: ["a", "b"] };

const passes = (operator: string, fieldName: string, value: unknown): boolean => {
  const filter = SubscriptionFilter.parse({ filterGroup: [{ filters: [{ fieldName, operator, value }] }] });
  return reaches(event, { filter, args: {} });
};

describe("An enhanced subscription filter", () => {
  it.each([
    ["eq", "userId", "ada", "bob"],
    ["ne", "userId", "bob", "ada"],
    ["le", "points", 40, 39],
    ["lt", "points", 41, 40],
    ["ge", "points", 40, 41],
    ["gt", "points", 39, 40],
    ["contains", "tags", "a", "c"],
    ["contains", "userId", "da", "x"],
    ["notContains", "tags", "c", "a"],
    ["beginsWith", "userId", "a", "d"],
    ["in", "userId", ["bob", "ada"], ["bob"]],
    ["notIn", "userId", ["bob"], ["ada"]],
    ["between", "points", [1, 40], [41, 50]],
  ])("%s on %s passes %j and blocks %j", (operator, field, through, back) => {
    expect(passes(operator, field, through)).toBe(true);
    expect(passes(operator, field, back)).toBe(false);
  });

  it("never matches across types or with a missing field", () => {
    expect(passes("gt", "userId", 1)).toBe(false);
    expect(passes("le", "missing", 1)).toBe(false);
    expect(passes("beginsWith", "points", "4")).toBe(false);
  });

  it("needs every condition of a group and any of its groups", () => {
    const condition = (value: string) => ({ fieldName: "userId", operator: "eq", value });
    const filter = (...groups: string[][]) =>
      SubscriptionFilter.parse({
        filterGroup: groups.map((values) => ({ filters: values.map(condition) })),
      });
    expect(reaches(event, { filter: filter(["ada", "bob"]), args: {} })).toBe(false);
    expect(reaches(event, { filter: filter(["bob"], ["ada"]), args: {} })).toBe(true);
  });

  it("replaces the comparison with the arguments", () => {
    const filter = SubscriptionFilter.parse({
      filterGroup: [{ filters: [{ fieldName: "userId", operator: "eq", value: "ada" }] }],
    });
    expect(reaches(event, { filter, args: { userId: "bob" } })).toBe(true);
    expect(reaches(event, { filter: undefined, args: { userId: "bob" } })).toBe(false);
    expect(reaches(event, { filter: undefined, args: { userId: "ada", points: null } })).toBe(true);
  });
});
