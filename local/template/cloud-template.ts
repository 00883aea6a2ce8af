import * as z from "zod";
import type { Records } from "#local/state/records.ts";
import { readAssembly, type Resource } from "./assembly.ts";
import { resolveValue } from "./intrinsics.ts";
import { isRecord } from "./is-record.ts";
import { hostOf, type Place } from "./place.ts";
import { openStack, type OpenStack, type Outside } from "./stack-scope.ts";
import { TemplateError } from "./template-error.ts";
import { generateSecret, parseSecretReference, secretField, SecretRecipe } from "./secret-values.ts";

const kind = "secret";

/** Creates each generated secret once and stores it by ARN. */
const openSecrets = (records: Records, stacks: () => readonly OpenStack[]) => {
  const declared = (secret: string) => {
    for (const open of stacks())
      for (const [id, resource] of open.resources())
        if (resource.Type === "AWS::SecretsManager::Secret" && open.physical(id).ref === secret)
          return { open, properties: resource.Properties };
    throw new TemplateError(`no stack declares the secret ${secret}.`);
  };
  const make = (secret: string): string => {
    const { open, properties } = declared(secret);
    const fixed = resolveValue(properties["SecretString"], open.scope);
    if (typeof fixed === "string") return fixed;
    return generateSecret(
      SecretRecipe.parse(resolveValue(properties["GenerateSecretString"] ?? {}, open.scope)),
    );
  };
  const valueOf = (secret: string): string => {
    const stored = records.get(kind, secret);
    if (typeof stored === "string") return stored;
    const made = make(secret);
    records.put(kind, secret, made);
    return made;
  };
  return {
    valueOf,
    resolve: (reference: string): string => {
      const { secret, field } = parseSecretReference(reference);
      return secretField(valueOf(secret), field);
    },
  };
};

type Shape = z.ZodObject;

/** A resource with the properties that a reader asked for, their references resolved. */
export type Read<T extends Shape> = {
  readonly logicalId: string;
  readonly ref: string;
  readonly arn: string;
  readonly properties: z.output<T>;
};

export type CloudTemplate = {
  readonly place: Place;
  /** Resolves and parses only the properties that `shape` names. */
  all<T extends Shape>(type: string, shape: T): Read<T>[];
  /** Finds the asset of a location such as `s3://bucket/<hash>.js`. */
  assetPath(location: string): string | undefined;
  secretValue(arn: string): string;
};

// The site has https in the cloud and plain http here, and the templates build links from its domain name.
const withLocalScheme = (value: unknown, place: Place): unknown => {
  if (typeof value === "string") return value.replaceAll(`https://${hostOf(place)}`, place.baseUrl);
  if (Array.isArray(value)) return value.map((element) => withLocalScheme(element, place));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLocalScheme(inner, place)]),
  );
};

const readProperties = <T extends Shape>(
  open: OpenStack,
  resource: Resource,
  shape: T,
  place: Place,
): z.output<T> => {
  const wanted = Object.keys(shape.shape).filter((name) => name in resource.Properties);
  const resolved = wanted.map((name) => [name, resolveValue(resource.Properties[name], open.scope)]);
  return shape.parse(withLocalScheme(Object.fromEntries(resolved), place));
};

const reason = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
};

const exportsOf = (stacks: readonly OpenStack[], name: string): string => {
  for (const { stack, scope } of stacks)
    for (const output of Object.values(stack.template.Outputs))
      if (output.Export !== undefined && resolveValue(output.Export.Name, scope) === name)
        return String(resolveValue(output.Value, scope));
  throw new TemplateError(`no stack exports ${name}.`);
};

const outputOf = (stacks: readonly OpenStack[], stackName: string, outputName: string): string => {
  const open = stacks.find(({ stack }) => stack.name === stackName);
  const output = open?.stack.template.Outputs[outputName];
  if (open === undefined || output === undefined)
    throw new TemplateError(`there is no output ${outputName} of stack ${stackName}.`);
  return String(resolveValue(output.Value, open.scope));
};

/** Opens the cloud assembly in `folder` and stores its generated secrets in `records`. */
export const openTemplate = (folder: string, place: Place, records: Records): CloudTemplate => {
  let stacks: OpenStack[] = [];
  const secrets = openSecrets(records, () => stacks);
  const outside: Outside = {
    place,
    dynamic: secrets.resolve,
    importValue: (name) => exportsOf(stacks, name),
    stackOutput: (stackName, outputName) => outputOf(stacks, stackName, outputName),
  };
  stacks = readAssembly(folder).map((stack) => openStack(stack, outside));
  const readOne = <T extends Shape>(open: OpenStack, id: string, resource: Resource, shape: T): Read<T> => {
    try {
      const { ref, attributes } = open.physical(id);
      const properties = readProperties(open, resource, shape, place);
      return { logicalId: id, ref, arn: attributes["Arn"] ?? ref, properties };
    } catch (error) {
      throw new TemplateError(reason(error), `${open.stack.name}.${id} (${resource.Type})`);
    }
  };
  return {
    place,
    all: (type, shape) =>
      stacks.flatMap((open) =>
        open
          .resources()
          .filter(([, resource]) => resource.Type === type)
          .map(([id, resource]) => readOne(open, id, resource, shape)),
      ),
    secretValue: secrets.valueOf,
    assetPath: (location) => {
      const hash = /[0-9a-f]{64}/.exec(location)?.[0];
      if (hash === undefined) return undefined;
      return stacks.map(({ stack }) => stack.assetPath(hash)).find((path) => path !== undefined);
    },
  };
};
