import { createPublicKey } from "node:crypto";
import { GetPublicKeyCommand, type KMSClient, SignCommand } from "@aws-sdk/client-kms";
import type { CertificateKey } from "#contract/checks/certificates.ts";
import type { SigningKey } from "./env.ts";

/** Signs the files of certificates. The private key never leaves KMS. */
export type Signer = {
  /** The name of the key that signs. */
  readonly keyName: string;
  /** Returns DER in base64, which openssl verifies. */
  readonly sign: (file: string) => Promise<string>;
  /** Includes former keys. */
  readonly publicKeys: () => Promise<readonly CertificateKey[]>;
};

const readPublicKey = async (
  kms: KMSClient,
  { keyId: KeyId, ...period }: SigningKey,
): Promise<CertificateKey> => {
  const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId }));
  if (!PublicKey) throw new Error("KMS answered without a public key");
  const key = createPublicKey({ key: Buffer.from(PublicKey), format: "der", type: "spki" });
  const pem = key.export({ format: "pem", type: "spki" }).toString();
  return { ...period, algorithm: "ECDSA P-256, SHA-256", pem };
};

export const kmsSigner = (kms: KMSClient, keys: readonly SigningKey[]): Signer => {
  const newest = keys.at(-1);
  if (!newest) throw new Error("No key signs certificates.");
  let known: readonly CertificateKey[] | undefined;
  return {
    keyName: newest.name,
    async sign(file) {
      const { Signature } = await kms.send(
        new SignCommand({
          KeyId: newest.keyId,
          Message: Buffer.from(file),
          MessageType: "RAW",
          SigningAlgorithm: "ECDSA_SHA_256",
        }),
      );
      if (!Signature) throw new Error("KMS answered without a signature");
      return Buffer.from(Signature).toString("base64");
    },
    async publicKeys() {
      known ??= await Promise.all(keys.map((key) => readPublicKey(kms, key)));
      return known;
    },
  };
};
