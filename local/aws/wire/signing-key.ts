import { createHmac, createSecretKey, type KeyObject } from "node:crypto";

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

type SigningScope = { readonly day: string; readonly region: string; readonly service: string };

const deriveKey = (secretAccessKey: string, { day, region, service }: SigningScope): KeyObject => {
  const regionKey = hmac(hmac(`AWS4${secretAccessKey}`, day), region);
  return createSecretKey(hmac(hmac(regionKey, service), "aws4_request"));
};

/** Caches signing keys, which are valid for a day: deriving one took a tenth of every request. */
const derived = new Map<string, KeyObject>();
const maxKept = 500;

const keyOf = (secretAccessKey: string, scope: SigningScope): KeyObject => {
  const name = JSON.stringify([secretAccessKey, scope.day, scope.region, scope.service]);
  const cached = derived.get(name);
  if (cached !== undefined) return cached;
  if (derived.size >= maxKept) derived.clear();
  const key = deriveKey(secretAccessKey, scope);
  derived.set(name, key);
  return key;
};

/** Signs `text` with the key of a day, region and service; returns hexadecimal. */
export const signText = (secretAccessKey: string, scope: SigningScope, text: string): string =>
  createHmac("sha256", keyOf(secretAccessKey, scope)).update(text).digest("hex");
