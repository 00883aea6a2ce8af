import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { keyIdOf, seal, unseal } from "./ciphertext.ts";
import * as inputs from "./inputs.ts";
import type { Keyring, UsableKey } from "./keyring.ts";
import { KmsError } from "./kms-error.ts";

type Operation = (keyring: Keyring, body: unknown) => Record<string, unknown>;

const symmetric = "SYMMETRIC_DEFAULT";

const encrypt: Operation = (keyring, body) => {
  const input = inputs.EncryptInput.parse(body);
  const key = keyring.findFor(input.KeyId, "ENCRYPT_DECRYPT");
  const blob = seal(key, input.Plaintext, input.EncryptionContext);
  return { CiphertextBlob: blob.toString("base64"), KeyId: key.arn, EncryptionAlgorithm: symmetric };
};

const sealingKey = (keyring: Keyring, blob: Buffer): UsableKey => {
  try {
    return keyring.findFor(keyIdOf(blob), "ENCRYPT_DECRYPT");
  } catch {
    // A forged blob may name any key, so the error must not tell whether it exists.
    throw new KmsError("InvalidCiphertextException", "The ciphertext is invalid.");
  }
};

const decrypt: Operation = (keyring, body) => {
  const input = inputs.DecryptInput.parse(body);
  const named = input.KeyId === undefined ? undefined : keyring.findFor(input.KeyId, "ENCRYPT_DECRYPT");
  const key = sealingKey(keyring, input.CiphertextBlob);
  if (named !== undefined && named.id !== key.id)
    throw new KmsError("IncorrectKeyException", "The ciphertext belongs to another key.");
  const plaintext = unseal(key, input.CiphertextBlob, input.EncryptionContext);
  return { Plaintext: plaintext.toString("base64"), KeyId: key.arn, EncryptionAlgorithm: symmetric };
};

const generateDataKey: Operation = (keyring, body) => {
  const input = inputs.GenerateDataKeyInput.parse(body);
  const key = keyring.findFor(input.KeyId, "ENCRYPT_DECRYPT");
  const plaintext = randomBytes(input.NumberOfBytes ?? (input.KeySpec === "AES_128" ? 16 : 32));
  const blob = seal(key, plaintext, input.EncryptionContext);
  return { CiphertextBlob: blob.toString("base64"), Plaintext: plaintext.toString("base64"), KeyId: key.arn };
};

const macOf = (key: UsableKey, message: Buffer): Buffer =>
  createHmac("sha256", key.material).update(message).digest();

const generateMac: Operation = (keyring, body) => {
  const input = inputs.GenerateMacInput.parse(body);
  const key = keyring.findFor(input.KeyId, "GENERATE_VERIFY_MAC");
  const mac = macOf(key, input.Message).toString("base64");
  return { KeyId: key.arn, Mac: mac, MacAlgorithm: input.MacAlgorithm };
};

const verifyMac: Operation = (keyring, body) => {
  const input = inputs.VerifyMacInput.parse(body);
  const key = keyring.findFor(input.KeyId, "GENERATE_VERIFY_MAC");
  const mac = macOf(key, input.Message);
  if (input.Mac.length !== mac.length || !timingSafeEqual(input.Mac, mac))
    throw new KmsError("KMSInvalidMacException", "The MAC does not belong to the message.");
  return { KeyId: key.arn, MacAlgorithm: input.MacAlgorithm, MacValid: true };
};

const describeKey: Operation = (keyring, body) => {
  const key = keyring.find(inputs.DescribeKeyInput.parse(body).KeyId);
  const isMac = key.usage === "GENERATE_VERIFY_MAC";
  const algorithms = isMac ? { MacAlgorithms: ["HMAC_SHA_256"] } : { EncryptionAlgorithms: [symmetric] };
  return {
    KeyMetadata: {
      AWSAccountId: key.arn.split(":")[4],
      KeyId: key.id,
      Arn: key.arn,
      CreationDate: key.createdAt / 1000,
      Enabled: true,
      Description: "",
      KeyUsage: key.usage,
      KeyState: "Enabled",
      Origin: "AWS_KMS",
      KeyManager: "CUSTOMER",
      KeySpec: isMac ? "HMAC_256" : symmetric,
      MultiRegion: false,
      ...algorithms,
    },
  };
};

export const operations = new Map<string, Operation>([
  ["Encrypt", encrypt],
  ["Decrypt", decrypt],
  ["GenerateDataKey", generateDataKey],
  ["GenerateMac", generateMac],
  ["VerifyMac", verifyMac],
  ["DescribeKey", describeKey],
]);
