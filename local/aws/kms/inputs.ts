import * as z from "zod";

const KeyId = z.string().min(1).max(2048);
const Context = z.record(z.string(), z.string()).default({});

const blob = (minimum: number, maximum: number) =>
  z
    .base64()
    .transform((text) => Buffer.from(text, "base64"))
    .refine((bytes) => bytes.length >= minimum && bytes.length <= maximum, "has a length out of bounds");

export const EncryptInput = z.object({
  KeyId,
  Plaintext: blob(1, 4096),
  EncryptionContext: Context,
  EncryptionAlgorithm: z.literal("SYMMETRIC_DEFAULT").default("SYMMETRIC_DEFAULT"),
});

export const DecryptInput = z.object({
  KeyId: KeyId.optional(),
  CiphertextBlob: blob(1, 6144),
  EncryptionContext: Context,
  EncryptionAlgorithm: z.literal("SYMMETRIC_DEFAULT").default("SYMMETRIC_DEFAULT"),
});

export const GenerateDataKeyInput = z
  .object({
    KeyId,
    EncryptionContext: Context,
    KeySpec: z.enum(["AES_256", "AES_128"]).optional(),
    NumberOfBytes: z.int().min(1).max(1024).optional(),
  })
  .refine(
    ({ KeySpec, NumberOfBytes }) => (KeySpec === undefined) !== (NumberOfBytes === undefined),
    "Name either KeySpec or NumberOfBytes.",
  );

export const GenerateMacInput = z.object({
  KeyId,
  Message: blob(1, 4096),
  MacAlgorithm: z.literal("HMAC_SHA_256"),
});

export const VerifyMacInput = GenerateMacInput.extend({ Mac: blob(1, 6144) });

/** Digests are not served, because Node signs none. */
export const SignInput = z.object({
  KeyId,
  Message: blob(1, 4096),
  MessageType: z.literal("RAW").default("RAW"),
  SigningAlgorithm: z.literal("ECDSA_SHA_256"),
});

export const GetPublicKeyInput = z.object({ KeyId });

export const DescribeKeyInput = z.object({ KeyId });
