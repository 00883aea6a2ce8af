import { checkMutable, checkSchema, mergeAttributes, type Attributes } from "./attributes.ts";
import { aliasExists } from "./errors.ts";
import { deliveryTo, type CodeDelivery, type Message } from "./mail.ts";
import type { Realm } from "./realm.ts";
import type { User } from "./users.ts";
import type { Metadata } from "./pool-context.ts";

type AttributeOwner = { realm: Realm; user: User; clientId: string; clientMetadata: Metadata };

export const sendEmailCode = async (
  { realm, user, clientId, clientMetadata }: AttributeOwner,
  kind: Message["kind"],
  to: string,
): Promise<CodeDelivery> => {
  const code = realm.codes.issue(user.sub, "verify-email");
  await realm.sendMessage({ kind, user, clientId, code, clientMetadata, to });
  return deliveryTo(to);
};

/**
 * Sets attributes; a new e-mail gets a code and, where the pool keeps the original, takes effect once
 * verified.
 */
export const changeAttributes = async (
  owner: AttributeOwner,
  changes: Attributes,
): Promise<CodeDelivery | undefined> => {
  const { realm, user } = owner;
  const { pool, users } = realm;
  checkSchema(pool, changes);
  checkMutable(pool, user.attributes, changes);
  const { email, ...others } = changes;
  const isProven = changes["email_verified"] === "true";
  const newEmail = email === undefined || email === user.attributes["email"] || isProven ? undefined : email;
  const waits = newEmail !== undefined && pool.keepOriginalEmail === true;
  const holder = waits ? users.find(newEmail) : undefined;
  if (holder !== undefined && holder.sub !== user.sub) throw aliasExists();
  const changed = users.update(user.sub, ({ attributes, pendingEmail }) => ({
    attributes: mergeAttributes(attributes, waits ? others : changes),
    pendingEmail: waits ? newEmail : email === undefined ? pendingEmail : undefined,
  }));
  if (newEmail === undefined) return undefined;
  return sendEmailCode({ ...owner, user: changed }, "UpdateUserAttribute", newEmail);
};

/** Verifies the pending e-mail, or else the current one. */
export const verifyEmail = (realm: Realm, user: User, code: string): void => {
  realm.codes.redeem(user.sub, "verify-email", code);
  realm.users.update(user.sub, ({ attributes, pendingEmail }) => ({
    attributes: { ...attributes, ...(pendingEmail && { email: pendingEmail }), email_verified: "true" },
    pendingEmail: undefined,
  }));
};
