import * as z from "zod";

const Scalar = z.union([z.string(), z.number()]);
const Condition = z.discriminatedUnion("operator", [
  z.object({
    fieldName: z.string(),
    operator: z.enum(["eq", "ne"]),
    value: z.union([Scalar, z.boolean()]),
  }),
  z.object({ fieldName: z.string(), operator: z.enum(["le", "lt", "ge", "gt"]), value: Scalar }),
  z.object({ fieldName: z.string(), operator: z.enum(["contains", "notContains"]), value: Scalar }),
  z.object({ fieldName: z.string(), operator: z.literal("beginsWith"), value: z.string() }),
  z.object({ fieldName: z.string(), operator: z.enum(["in", "notIn"]), value: z.array(Scalar) }),
  z.object({ fieldName: z.string(), operator: z.literal("between"), value: z.tuple([Scalar, Scalar]) }),
]);
type Condition = z.infer<typeof Condition>;

/** The argument of `extensions.setSubscriptionFilter`: one group must match, with all its filters. */
export const SubscriptionFilter = z.object({
  filterGroup: z.array(z.object({ filters: z.array(Condition).min(1) })).min(1),
});
export type SubscriptionFilter = z.infer<typeof SubscriptionFilter>;

type Published = Readonly<Record<string, unknown>>;

const order = (left: unknown, right: string | number): number => {
  if (typeof left !== typeof right || (typeof left !== "string" && typeof left !== "number"))
    return Number.NaN;
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const includes = (whole: unknown, part: string | number): boolean =>
  Array.isArray(whole) ? whole.includes(part) : typeof whole === "string" && whole.includes(String(part));

const holds = (condition: Condition, event: Published): boolean => {
  const actual = event[condition.fieldName];
  switch (condition.operator) {
    case "eq":
      return actual === condition.value;
    case "ne":
      return actual !== condition.value;
    case "le":
      return order(actual, condition.value) <= 0;
    case "lt":
      return order(actual, condition.value) < 0;
    case "ge":
      return order(actual, condition.value) >= 0;
    case "gt":
      return order(actual, condition.value) > 0;
    case "contains":
      return includes(actual, condition.value);
    case "notContains":
      return !includes(actual, condition.value);
    case "beginsWith":
      return typeof actual === "string" && actual.startsWith(condition.value);
    case "in":
      return condition.value.some((value) => value === actual);
    case "notIn":
      return condition.value.every((value) => value !== actual);
    case "between":
      return order(actual, condition.value[0]) >= 0 && order(actual, condition.value[1]) <= 0;
  }
};

/** Applies the subscription's filter or, without one, its arguments. */
export const reaches = (
  event: Published,
  subscription: { filter: SubscriptionFilter | undefined; args: Readonly<Record<string, unknown>> },
): boolean => {
  const { filter, args } = subscription;
  if (filter)
    return filter.filterGroup.some(({ filters }) => filters.every((condition) => holds(condition, event)));
  return Object.entries(args).every(
    ([name, value]) => value === null || value === undefined || event[name] === value,
  );
};
