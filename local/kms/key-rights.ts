import * as z from "zod";

import type { Asked } from "#local/iam/asked.ts";

import { keyIdOf } from "./ciphertext.ts";
import type { Keyring } from "./keyring.ts";

const Named = z.object({
  KeyId: z.string().optional(),
  CiphertextBlob: z.string().optional(),
  EncryptionContext: z.record(z.string(), z.string()).default({}),
});

/** The key that an operation is for: the one it names, or the one that sealed what it opens. */
const arnOf = (keyring: Keyring, { KeyId, CiphertextBlob }: z.output<typeof Named>): string | undefined => {
  try {
    return keyring.find(KeyId ?? keyIdOf(Buffer.from(CiphertextBlob ?? "", "base64"))).arn;
  } catch {
    return undefined;
  }
};

/** The rights that an operation on a key needs; none where there is no such key, which the operation itself says. */
export const keyRights = (keyring: Keyring, operation: string, input: unknown): Asked[] => {
  const named = Named.safeParse(input).data;
  const resource = named === undefined ? undefined : arnOf(keyring, named);
  if (named === undefined || resource === undefined) return [];
  const context = Object.fromEntries(
    Object.entries(named.EncryptionContext).map(([name, value]) => [
      `kms:encryptioncontext:${name.toLowerCase()}`,
      [value],
    ]),
  );
  return [{ action: `kms:${operation}`, resource, context }];
};
