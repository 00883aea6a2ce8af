import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { TemplateError } from "./template-error.ts";

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z
        .looseObject({ templateFile: z.string().optional(), stackName: z.string().optional() })
        .optional(),
    }),
  ),
});

const values = z.record(z.string(), z.unknown());

const Resource = z.object({
  Type: z.string(),
  Properties: values.default({}),
  Condition: z.string().optional(),
});

const Template = z.object({
  Resources: z.record(z.string(), Resource).default({}),
  Parameters: z.record(z.string(), z.looseObject({ Default: z.unknown() })).default({}),
  Conditions: values.default({}),
  Mappings: z.record(z.string(), z.record(z.string(), values)).default({}),
  Outputs: z
    .record(
      z.string(),
      z.looseObject({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }),
    )
    .default({}),
});

const Assets = z.object({
  files: z.record(z.string(), z.object({ source: z.looseObject({ path: z.string().optional() }) })),
});

export type Resource = z.infer<typeof Resource>;
type Template = z.infer<typeof Template>;

export type SynthesisedStack = {
  readonly name: string;
  readonly template: Template;
  assetPath(hash: string): string | undefined;
};

const readJson = <T extends z.ZodType>(file: string, schema: T): z.output<T> => {
  const result = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!result.success) throw new TemplateError(z.prettifyError(result.error), file);
  return result.data;
};

const tryAssets = (file: string): z.infer<typeof Assets> => {
  try {
    return readJson(file, Assets);
  } catch {
    return { files: {} };
  }
};

/** `folder` is the output of `cdk synth`. */
export const readAssembly = (folder: string): SynthesisedStack[] => {
  const { artifacts } = readJson(join(folder, "manifest.json"), Manifest);
  return Object.entries(artifacts).flatMap(([id, { type, properties }]) => {
    const file = properties?.templateFile;
    if (type !== "aws:cloudformation:stack" || file === undefined) return [];
    const { files } = tryAssets(join(folder, file.replace(/\.template\.json$/, ".assets.json")));
    const assetPath = (hash: string): string | undefined => {
      const path = files[hash]?.source.path;
      return path === undefined ? undefined : resolve(folder, path);
    };
    const template = readJson(join(folder, file), Template);
    return [{ name: properties?.stackName ?? id, template, assetPath }];
  });
};
