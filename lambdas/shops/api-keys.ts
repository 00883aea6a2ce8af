import { createHash } from "node:crypto";
import type { Key } from "#lambdas/platform/table/key.ts";
import { storeKeys } from "#lambdas/platform/table/store-keys.ts";

/** Found in code and logs by programs that look for leaked keys. */
const beginning = "crkey_";
const shownLength = beginning.length + 6;

export type NewSecret = { readonly secret: string; readonly id: string; readonly prefix: string };

const idOfSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Makes a key of 32 random bytes, so its hash needs no salt. */
export const newSecret = (random: Uint8Array): NewSecret => {
  const secret = `${beginning}${Buffer.from(random).toString("base64url")}`;
  return { secret, id: idOfSecret(secret), prefix: secret.slice(0, shownLength) };
};

export const apiKeyPlace = (secret: string): Key => storeKeys.apiKey(idOfSecret(secret));
