import type * as z from "zod";
import type { CloudTemplate } from "./cloud-template.ts";
import { readFunctions } from "./readers/functions.ts";

/** Returns the first environment of a function that matches the schema. */
export const environmentOf = <T extends z.ZodType>(template: CloudTemplate, schema: T): z.output<T> => {
  for (const { environment } of readFunctions(template)) {
    const parsed = schema.safeParse(environment);
    if (parsed.success) return parsed.data;
  }
  throw new Error("No function of the template has such an environment.");
};
