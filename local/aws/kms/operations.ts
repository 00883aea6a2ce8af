import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign as signWith,
  timingSafeEqual,
} from "node:crypto";
import { keyIdOf, seal, unseal } from "./ciphertext.ts";
import * as inputs from "./inputs.ts";
import type { Keyring, KmsKey, UsableKey } from "./keyring.ts";
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

const privateKeyOf = ({ material }: UsableKey): KeyObject =>
  createPrivateKey({ key: material, format: "der", type: "pkcs8" });

const sign: Operation = (keyring, body) => {
  const { KeyId, Message, SigningAlgorithm } = inputs.SignInput.parse(body);
  const key = keyring.findFor(KeyId, "SIGN_VERIFY");
  const signature = signWith("sha256", Message, privateKeyOf(key)).toString("base64");
  return { KeyId: key.arn, Signature: signature, SigningAlgorithm };
};

/** The words for a key in answers, by its usage. */
const natures = {
  ENCRYPT_DECRYPT: { KeySpec: symmetric, EncryptionAlgorithms: [symmetric] },
  GENERATE_VERIFY_MAC: { KeySpec: "HMAC_256", MacAlgorithms: ["HMAC_SHA_256"] },
  SIGN_VERIFY: { KeySpec: "ECC_NIST_P256", SigningAlgorithms: ["ECDSA_SHA_256"] },
} satisfies Record<KmsKey["usage"], object>;

const getPublicKey: Operation = (keyring, body) => {
  const key = keyring.find(inputs.GetPublicKeyInput.parse(body).KeyId);
  if (key.usage !== "SIGN_VERIFY")
    throw new KmsError("UnsupportedOperationException", `${key.arn} is not an asymmetric key.`);
  const publicKey = createPublicKey(privateKeyOf(key)).export({ format: "der", type: "spki" });
  return {
    KeyId: key.arn,
    PublicKey: publicKey.toString("base64"),
    KeyUsage: key.usage,
    ...natures[key.usage],
  };
};

const describeKey: Operation = (keyring, body) => {
  const key = keyring.find(inputs.DescribeKeyInput.parse(body).KeyId);
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
      MultiRegion: false,
      ...natures[key.usage],
    },
  };
};

export const operations = new Map<string, Operation>([
  ["Encrypt", encrypt],
  ["Decrypt", decrypt],
  ["GenerateDataKey", generateDataKey],
  ["GenerateMac", generateMac],
  ["VerifyMac", verifyMac],
  ["Sign", sign],
  ["GetPublicKey", getPublicKey],
  ["DescribeKey", describeKey],
]);
