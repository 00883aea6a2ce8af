import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Metadata: z.looseObject({ "aws:cdk:path": z.string().optional() }).optional(),
    }),
  ),
});

type Resource = { readonly type: string; readonly path: string };

/** Every resource of the synthesised stacks, by its place among the constructs. */
export const storesOf = (assembly: string): Resource[] =>
  readdirSync(assembly, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".template.json"))
    .flatMap((file) => {
      const { Resources } = Template.parse(JSON.parse(readFileSync(join(assembly, file), "utf8")));
      return Object.entries(Resources).map(([id, { Type, Metadata }]) => ({
        type: Type,
        path: (Metadata?.["aws:cdk:path"] ?? id).replace(/\/Resource$/, ""),
      }));
    });
