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

/** What the client lets its users see of themselves. */
export const readable = (client: PoolClient, attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => client.readAttributes?.includes(name) ?? (standard.has(name) || verified.has(name)),
    ),
  );

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const longest = 2048;

/** Throws InvalidParameterException for what the pool's schema does not know or allow, and for an e-mail that is none. */
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

/** Names of the schema's required attributes that are missing. */
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

/** A user may not declare an e-mail verified, nor set what the client has no right to write. */
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

/** Empty text removes an attribute; another e-mail is unverified until said otherwise. */
export const mergeAttributes = (before: Attributes, changes: Attributes): Attributes => {
  const isNewEmail = changes["email"] !== undefined && changes["email"] !== before["email"];
  const merged = { ...before, ...(isNewEmail ? { email_verified: "false" } : {}), ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
};

/** An address as it is shown to someone who may not know it: first letters and stars. */
export const maskEmail = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
};
