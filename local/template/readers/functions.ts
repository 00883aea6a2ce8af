import { existsSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import type { CloudTemplate, Read } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";

export type FunctionConfig = {
  readonly name: string;
  readonly logicalId: string;
  readonly arn: string;
  /** The bundle to import. */
  readonly file: string;
  /** The export of the bundle that is called. */
  readonly exportName: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  /** The ARN of the role it takes on. */
  readonly role: string;
  readonly environment: Readonly<Record<string, string>>;
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

const bundleOf = (folder: string, stem: string, place: string): string => {
  const file = [".mjs", ".js", ".cjs"].map((extension) => join(folder, stem + extension)).find(existsSync);
  if (file === undefined) throw new TemplateError(`no bundle ${stem} in ${folder}.`, place);
  return file;
};

// CDK's own helpers, such as the one that fills the site's bucket, do nothing that is served here.
const isOurs = ({ properties, logicalId }: Read<typeof Function>): boolean =>
  properties.Runtime?.startsWith("nodejs") === true && !/^(Custom|LogRetention|AWS)[A-Z0-9]/.test(logicalId);

/** The functions of the application, each with its resolved environment. */
export const readFunctions = (template: CloudTemplate): FunctionConfig[] =>
  template
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
      };
    });

/** The name of the function inside an ARN, whatever stands around it. */
export const functionInArn = (arn: string): string => {
  const name = /:function:([^:/]+)/.exec(arn)?.[1];
  if (name === undefined) throw new TemplateError(`${arn} names no function.`);
  return name;
};
