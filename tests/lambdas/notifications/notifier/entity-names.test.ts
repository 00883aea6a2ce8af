import { expect, it } from "vitest";
import * as z from "zod";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { entities } from "#lambdas/notifications/notifier/entities.ts";

/** The fields that fail in an item with only this name. */
const faultsOf = (entity: string): PropertyKey[] => {
  try {
    deliveriesOf({ after: { entity } });
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return error.issues.flatMap(({ path }) => path.slice(0, 1));
  }
};

// The stream filters by these names: a wrong one would notify nobody.
it.each(Object.keys(entities))("%s has the entity name its items carry in the table", (name) => {
  const faults = faultsOf(name);
  expect(faults).not.toEqual([]);
  expect(faults).not.toContain("entity");
});
