import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { CloudTemplate, Read } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";

export type FunctionConfig = {
  readonly name: string;
  readonly logicalId: string;
  readonly arn: string;
  readonly file: string;
  readonly exportName: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  readonly role: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Versions by alias. */
  readonly aliases: Readonly<Record<string, string>>;
};

const Function = z.object({
  Handler: z.string().optional(),
  Code: z.looseObject({ S3Key: z.string().optional() }),
  Runtime: z.string().optional(),
  Role: z.string().default(""),
  Timeout: z.coerce.number().default(3),
  MemorySize: z.coerce.number().default(128),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()).default({}) }).optional(),
});

const Alias = z.object({ FunctionName: z.string(), FunctionVersion: z.string(), Name: z.string() });

const bundleOf = (folder: string, stem: string, place: string): string => {
  const file = [".mjs", ".js", ".cjs"].map((extension) => join(folder, stem + extension)).find(existsSync);
  if (file === undefined) throw new TemplateError(`no bundle ${stem} in ${folder}.`, place);
  return file;
};

// Skips the helper functions of CDK, such as the one that fills the bucket of the site.
const isOurs = ({ properties, logicalId }: Read<typeof Function>): boolean =>
  properties.Runtime?.startsWith("nodejs") === true && !/^(Custom|LogRetention|AWS)[A-Z0-9]/.test(logicalId);

export const readFunctions = (template: CloudTemplate): FunctionConfig[] => {
  const aliases = template.all("AWS::Lambda::Alias", Alias).map(({ properties }) => properties);
  const aliasesOf = (name: string) =>
    aliases
      .filter(({ FunctionName }) => FunctionName === name)
      .map(({ Name, FunctionVersion }) => [Name, FunctionVersion] as const);
  return template
    .all("AWS::Lambda::Function", Function)
    .filter(isOurs)
    .map(({ logicalId, ref, arn, properties }) => {
      const [stem = "index", exportName = "handler"] = (properties.Handler ?? "").split(".");
      const folder = template.assetPath(properties.Code.S3Key ?? "");
      if (folder === undefined) throw new TemplateError("its code is no asset of the assembly.", logicalId);
      return {
        name: ref,
        logicalId,
        arn,
        file: bundleOf(folder, stem, logicalId),
        exportName,
        timeoutSeconds: properties.Timeout,
        memoryMegabytes: properties.MemorySize,
        role: properties.Role,
        environment: properties.Environment?.Variables ?? {},
        aliases: Object.fromEntries(aliasesOf(ref)),
      };
    });
};

/** The version of calls without an alias. */
const latestVersion = "$LATEST";

/** Maps every callable name, `bikes` and `bikes:live`, to its version. */
export const versionsOf = (functions: readonly FunctionConfig[]): ReadonlyMap<string, string> =>
  new Map(
    functions.flatMap(({ name, aliases }) => [
      [name, latestVersion] as const,
      ...Object.entries(aliases).map(([alias, version]) => [`${name}:${alias}`, version] as const),
    ]),
  );

/** Returns the name inside a longer ARN, with its alias or version: `bikes:live`. */
export const functionInArn = (arn: string): string => {
  const name = /:function:([^:/]+(?::[\w$-]+)?)/.exec(arn)?.[1];
  if (name === undefined) throw new TemplateError(`${arn} names no function.`);
  return name;
};
