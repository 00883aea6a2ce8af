import { randomInt } from "node:crypto";
import * as z from "zod";
import { TemplateError } from "./template-error.ts";

/** The options of `GenerateSecretString` that the templates use. */
export const SecretRecipe = z.object({
  PasswordLength: z.coerce.number().default(32),
  ExcludeCharacters: z.string().default(""),
  ExcludePunctuation: z.boolean().default(false),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
export type SecretRecipe = z.infer<typeof SecretRecipe>;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/** Returns JSON where the recipe has a template. */
export const generateSecret = (recipe: SecretRecipe): string => {
  const alphabet = Array.from(letters + (recipe.ExcludePunctuation ? "" : punctuation)).filter(
    (character) => !recipe.ExcludeCharacters.includes(character),
  );
  const secret = Array.from(
    { length: recipe.PasswordLength },
    () => alphabet[randomInt(alphabet.length)],
  ).join("");
  if (recipe.SecretStringTemplate === undefined || recipe.GenerateStringKey === undefined) return secret;
  const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(recipe.SecretStringTemplate));
  return JSON.stringify({ ...fields, [recipe.GenerateStringKey]: secret });
};

/** Parses `secretsmanager:<arn>:SecretString:<field>:<stage>:<version>`; the ARN itself has seven parts. */
export const parseSecretReference = (reference: string): { secret: string; field: string | undefined } => {
  const match = /^secretsmanager:(arn:(?:[^:]*:){5}[^:]+|[^:]+)(?::SecretString(?::([^:]*))?.*)?$/.exec(
    reference,
  );
  const [, secret, field] = match ?? [];
  if (secret === undefined)
    throw new TemplateError(`the dynamic reference {{resolve:${reference}}} is not served here.`);
  return { secret, field: field === "" ? undefined : field };
};

export const secretField = (value: string, field: string | undefined): string => {
  if (field === undefined) return value;
  const fieldValue = z.record(z.string(), z.unknown()).parse(JSON.parse(value))[field];
  if (typeof fieldValue !== "string") throw new TemplateError(`the secret has no field ${field}.`);
  return fieldValue;
};
