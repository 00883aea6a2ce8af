import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { environment } from "../../../scripts/bench/import-time.ts";

const lambdas = join(import.meta.dirname, "../../../lambdas");

it("every function finds its variables when it is imported", async () => {
  const requests: string[] = [];
  for await (const file of glob("**/env.ts", { cwd: lambdas })) {
    for (const [name, schema] of Object.entries<unknown>(await import(join(lambdas, file)))) {
      if (!(schema instanceof z.ZodObject)) continue;
      requests.push(name);
      expect({ name, error: schema.safeParse(environment).error }).toEqual({ name, error: undefined });
    }
  }
  expect(requests.length).toBeGreaterThan(15);
});
