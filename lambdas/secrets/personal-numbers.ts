import { DecryptCommand, EncryptCommand, GenerateMacCommand, type KMSClient } from "@aws-sdk/client-kms";

/** Personal numbers are stored only as these make them. They never reach a log, a token or an answer. */
export type PersonalNumberCipher = {
  encrypt(userId: string, digits: string): Promise<string>;
  /** Fails where the text was encrypted for somebody else. */
  decrypt(userId: string, encrypted: string): Promise<string>;
};

/** A keyed hash by which two accounts with the same number meet. A plain hash of so few digits could be searched through. */
export type PersonalNumberMac = (digits: string) => Promise<string>;

const present = (bytes: Uint8Array | undefined): Uint8Array => {
  if (!bytes) throw new Error("KMS answered without a result");
  return bytes;
};

export const kmsCipher = (kms: KMSClient, keyId: string): PersonalNumberCipher => ({
  async encrypt(userId, digits) {
    const command = { KeyId: keyId, Plaintext: Buffer.from(digits), EncryptionContext: { userId } };
    const { CiphertextBlob } = await kms.send(new EncryptCommand(command));
    return Buffer.from(present(CiphertextBlob)).toString("base64");
  },
  async decrypt(userId, encrypted) {
    const CiphertextBlob = Buffer.from(encrypted, "base64");
    const command = { KeyId: keyId, CiphertextBlob, EncryptionContext: { userId } };
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
