import { expect, it } from "vitest";
import * as z from "zod";
import { deliveriesOf } from "#lambdas/notifier/deliveries.ts";
import { entities } from "#lambdas/notifier/entities.ts";

/** Which fields of an item with nothing but this name are wrong. */
const faultsOf = (entity: string): PropertyKey[] => {
  try {
    deliveriesOf({ after: { entity } });
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return error.issues.flatMap(({ path }) => path.slice(0, 1));
  }
};

// The function is given the changes of these names and no others: under another one nobody would be told.
it.each(Object.keys(entities))("%s is told of under the name that its items have in the table", (name) => {
  const faults = faultsOf(name);
  expect(faults).not.toEqual([]);
  expect(faults).not.toContain("entity");
});
