import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { KmsError } from "./kms-error.ts";
import type { UsableKey } from "./keyring.ts";

/** Additional authenticated data, which must be the same at decryption. */
export type EncryptionContext = Record<string, string>;

const version = 1;
const ivLength = 12;
const tagLength = 16;

const invalid = (): KmsError => new KmsError("InvalidCiphertextException", "The ciphertext is invalid.");

// Pairs are sorted because their order is irrelevant, and encoded as JSON so that their boundaries are
// unambiguous.
const authenticated = (header: Buffer, context: EncryptionContext): Buffer => {
  const pairs = Object.entries(context).sort(([a], [b]) => Buffer.from(a).compare(Buffer.from(b)));
  return Buffer.concat([header, Buffer.from(JSON.stringify(pairs))]);
};

/** Encrypts to a blob: version, length of the key id, key id, IV, tag, ciphertext. */
export const seal = (key: UsableKey, plaintext: Buffer, context: EncryptionContext): Buffer => {
  const id = Buffer.from(key.id);
  const header = Buffer.concat([Buffer.from([version, id.length]), id]);
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", key.material, iv, { authTagLength: tagLength });
  cipher.setAAD(authenticated(header, context));
  const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([header, iv, cipher.getAuthTag(), sealed]);
};

const headerLength = (blob: Buffer): number => {
  const length = 2 + (blob[1] ?? 0);
  if (blob[0] !== version || blob.length < length + ivLength + tagLength) throw invalid();
  return length;
};

/** Reads the key id of a blob before it is authenticated. */
export const keyIdOf = (blob: Buffer): string => blob.subarray(2, headerLength(blob)).toString();

/** Decrypts a blob of `seal`; throws InvalidCiphertextException if the blob or the context differs. */
export const unseal = (key: UsableKey, blob: Buffer, context: EncryptionContext): Buffer => {
  const ivAt = headerLength(blob);
  const tagAt = ivAt + ivLength;
  const sealedAt = tagAt + tagLength;
  const iv = blob.subarray(ivAt, tagAt);
  const decipher = createDecipheriv("aes-256-gcm", key.material, iv, { authTagLength: tagLength });
  decipher.setAAD(authenticated(blob.subarray(0, ivAt), context));
  decipher.setAuthTag(blob.subarray(tagAt, sealedAt));
  try {
    return Buffer.concat([decipher.update(blob.subarray(sealedAt)), decipher.final()]);
  } catch {
    throw invalid();
  }
};
