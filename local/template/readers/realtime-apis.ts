import { readFileSync } from "node:fs";
import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";

export type RealtimeApiConfig = {
  readonly id: string;
  readonly schema: string;
  readonly resolvers: { typeName: string; fieldName: string; code: string }[];
};

const Api = z.object({ Name: z.string() });
const Schema = z.object({
  ApiId: z.string(),
  Definition: z.string().optional(),
  DefinitionS3Location: z.string().optional(),
});
const Resolver = z.object({
  ApiId: z.string(),
  TypeName: z.string(),
  FieldName: z.string(),
  Kind: z.literal("UNIT").default("UNIT"),
  Code: z.string().optional(),
  CodeS3Location: z.string().optional(),
});

const published = (template: CloudTemplate, location: string | undefined): string => {
  const file = template.assetPath(location ?? "");
  if (file === undefined)
    throw new TemplateError(`there is no file for ${location ?? "a resolver or schema"}.`);
  return readFileSync(file, "utf8");
};

export const readRealtimeApis = (template: CloudTemplate): RealtimeApiConfig[] => {
  const schemas = template.all("AWS::AppSync::GraphQLSchema", Schema);
  const resolvers = template.all("AWS::AppSync::Resolver", Resolver);
  return template.all("AWS::AppSync::GraphQLApi", Api).map(({ arn }) => {
    const id = arn.slice(arn.lastIndexOf("/") + 1);
    const schema = schemas.find(({ properties }) => properties.ApiId === id)?.properties;
    return {
      id,
      schema: schema?.Definition ?? published(template, schema?.DefinitionS3Location),
      resolvers: resolvers
        .filter(({ properties }) => properties.ApiId === id)
        .map(({ properties }) => ({
          typeName: properties.TypeName,
          fieldName: properties.FieldName,
          code: properties.Code ?? published(template, properties.CodeS3Location),
        })),
    };
  });
};
