import * as z from "zod";
import { invalidParameter, notAuthorized } from "./errors.ts";
import type { PoolClient, PoolConfig } from "./pool.ts";

export const AttributeList = z.array(z.object({ Name: z.string(), Value: z.string().default("") }));
type AttributeList = z.output<typeof AttributeList>;

export type Attributes = Record<string, string>;

const standard = new Set(
  (
    "address birthdate email family_name gender given_name locale middle_name name nickname phone_number " +
    "picture preferred_username profile updated_at website zoneinfo"
  ).split(" "),
);
const verified = new Set(["email_verified", "phone_number_verified"]);

export const fromList = (list: AttributeList | undefined): Attributes =>
  Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value]));

export const toList = (sub: string, attributes: Attributes): { Name: string; Value: string }[] =>
  Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value }));

const fullName = (name: string): string => (standard.has(name) || name === "sub" ? name : `custom:${name}`);

const definitionOf = (pool: PoolConfig, name: string): PoolConfig["schema"][number] | undefined =>
  pool.schema.find((attribute) => fullName(attribute.name) === name);

export const readable = (client: PoolClient, attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => client.readAttributes?.includes(name) ?? (standard.has(name) || verified.has(name)),
    ),
  );

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const longest = 2048;

/** Throws InvalidParameterException for unknown or too long attributes and for a malformed e-mail address. */
export const checkSchema = (pool: PoolConfig, attributes: Attributes): void => {
  const refusal = (reason: string) => invalidParameter(`Attributes did not conform to the schema: ${reason}`);
  for (const [name, value] of Object.entries(attributes)) {
    const definition = definitionOf(pool, name);
    const known = standard.has(name) || verified.has(name) || definition !== undefined;
    if (!known) throw refusal(`Type for attribute {${name}} could not be determined`);
    const { maxLength = longest } = definition ?? {};
    if (value.length > maxLength) throw refusal(`${name}: String must be at most ${maxLength} characters`);
  }
  const email = attributes["email"];
  if (email !== undefined && !isEmail(email)) throw invalidParameter("Invalid email address format.");
};

export const missingAttributes = (pool: PoolConfig, attributes: Attributes): string[] =>
  pool.schema
    .filter(({ name, required }) => required && name !== "sub")
    .map(({ name }) => fullName(name))
    .filter((name) => (attributes[name] ?? "") === "");

export const checkRequired = (pool: PoolConfig, attributes: Attributes): void => {
  const [missing] = missingAttributes(pool, attributes);
  if (missing !== undefined) {
    throw invalidParameter(`Attributes did not conform to the schema: ${missing}: The attribute is required`);
  }
};

/** Refuses what the client may not write; only Cognito sets the `verified` attributes. */
export const checkWritable = (client: PoolClient, attributes: Attributes): void => {
  for (const name of Object.keys(attributes)) {
    const may = client.writeAttributes?.includes(name) ?? standard.has(name);
    if (!may || verified.has(name) || name === "sub") {
      throw notAuthorized("A client attempted to write unauthorized attribute");
    }
  }
};

export const checkMutable = (pool: PoolConfig, before: Attributes, changes: Attributes): void => {
  for (const [name, value] of Object.entries(changes)) {
    const fixed = name === "sub" || definitionOf(pool, name)?.mutable === false;
    if (fixed && before[name] !== value) {
      throw invalidParameter(`user.${name}: Attribute cannot be updated.`);
    }
  }
};

/** An empty value removes an attribute; a new e-mail is unverified unless the same change verifies it. */
export const mergeAttributes = (before: Attributes, changes: Attributes): Attributes => {
  const isNewEmail = changes["email"] !== undefined && changes["email"] !== before["email"];
  const merged = { ...before, ...(isNewEmail ? { email_verified: "false" } : {}), ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
};

/** Masks an address for a caller who may not know it, e.g. 'a***@e***'. */
export const maskEmail = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
};
