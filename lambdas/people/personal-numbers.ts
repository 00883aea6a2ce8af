import { DecryptCommand, EncryptCommand, GenerateMacCommand, type KMSClient } from "@aws-sdk/client-kms";

/** Personal numbers are only stored encrypted or hashed, and never reach a log, a token or a response. */
export type PersonalNumberCipher = {
  encrypt(owner: string, text: string): Promise<string>;
  /** Fails if the text was encrypted for another owner. */
  decrypt(owner: string, encrypted: string): Promise<string>;
};

/** The encryption context: an account, a store, or an eID order until it is carried out. IAM grants decryption for each separately. */
type OwnerKind = "userId" | "orderId" | "storeId";

/** A keyed hash by which equal numbers of two accounts are recognised. A plain hash of so few digits can be brute-forced. */
export type PersonalNumberMac = (digits: string) => Promise<string>;

const present = (bytes: Uint8Array | undefined): Uint8Array => {
  if (!bytes) throw new Error("KMS answered without a result");
  return bytes;
};

export const kmsCipher = (
  kms: KMSClient,
  keyId: string,
  kind: OwnerKind = "userId",
): PersonalNumberCipher => ({
  async encrypt(owner, text) {
    const command = { KeyId: keyId, Plaintext: Buffer.from(text), EncryptionContext: { [kind]: owner } };
    const { CiphertextBlob } = await kms.send(new EncryptCommand(command));
    return Buffer.from(present(CiphertextBlob)).toString("base64");
  },
  async decrypt(owner, encrypted) {
    const CiphertextBlob = Buffer.from(encrypted, "base64");
    const command = { KeyId: keyId, CiphertextBlob, EncryptionContext: { [kind]: owner } };
    const { Plaintext } = await kms.send(new DecryptCommand(command));
    return Buffer.from(present(Plaintext)).toString();
  },
});

export const kmsMac =
  (kms: KMSClient, keyId: string): PersonalNumberMac =>
  async (digits) => {
    const command = { KeyId: keyId, Message: Buffer.from(digits), MacAlgorithm: "HMAC_SHA_256" as const };
    const { Mac } = await kms.send(new GenerateMacCommand(command));
    return Buffer.from(present(Mac)).toString("base64url");
  };
