import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import { openRecords } from "#local/state/records.ts";
import { KmsError } from "./kms-error.ts";

type KeyUsage = "ENCRYPT_DECRYPT" | "GENERATE_VERIFY_MAC" | "SIGN_VERIFY";

/** `aliases` are names like `alias/registry`; requests may also use their ARNs. */
export type KmsKey = { id: string; arn: string; usage: KeyUsage; aliases?: readonly string[] | undefined };

/** `material` of a key that signs is its private key in PKCS 8. */
export type UsableKey = KmsKey & { readonly material: Buffer; readonly createdAt: number };

export type Keyring = {
  /** Finds a key by id, ARN, alias or alias ARN; throws NotFoundException. */
  find(keyId: string): UsableKey;
  /** As `find`, but throws InvalidKeyUsageException if the key has another usage. */
  findFor(keyId: string, usage: KeyUsage): UsableKey;
  close(): void;
};

const StoredKey = z.object({ material: z.base64(), createdAt: z.number() });

const newMaterial = (usage: KeyUsage): Buffer =>
  usage === "SIGN_VERIFY"
    ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "der", type: "pkcs8" })
    : randomBytes(32);

const isNamed = (key: KmsKey, keyId: string): boolean =>
  keyId === key.id ||
  keyId === key.arn ||
  (key.aliases ?? []).some(
    (alias) => keyId === alias || (keyId.startsWith("arn:") && keyId.endsWith(`:${alias}`)),
  );

/** Generates the key material on first use and stores it below `stateDir`. */
export const openKeyring = (keys: readonly KmsKey[], stateDir: string | undefined, clock: Clock): Keyring => {
  const root = stateDir === undefined ? undefined : join(stateDir, "kms");
  if (root !== undefined) mkdirSync(root, { recursive: true, mode: 0o700 });
  const records = openRecords(root === undefined ? undefined : join(root, "keys.sqlite"));

  const stored = ({ id, usage }: KmsKey): z.infer<typeof StoredKey> => {
    const known = StoredKey.optional().parse(records.get("key", id));
    if (known !== undefined) return known;
    const made = { material: newMaterial(usage).toString("base64"), createdAt: clock.now() };
    records.put("key", id, made);
    return made;
  };

  const find = (keyId: string): UsableKey => {
    const key = keys.find((candidate) => isNamed(candidate, keyId));
    if (key === undefined) throw new KmsError("NotFoundException", `Key '${keyId}' does not exist`);
    const { material, createdAt } = stored(key);
    return { ...key, material: Buffer.from(material, "base64"), createdAt };
  };

  return {
    find,
    findFor: (keyId, usage) => {
      const key = find(keyId);
      if (key.usage === usage) return key;
      throw new KmsError("InvalidKeyUsageException", `${key.arn} key usage is ${key.usage}.`);
    },
    close: () => records.close(),
  };
};
