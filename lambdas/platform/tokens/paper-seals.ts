import { createHash } from "node:crypto";
import {
  GenerateMacCommand,
  type KMSClient,
  KMSInvalidMacException,
  VerifyMacCommand,
} from "@aws-sdk/client-kms";

/**
 * Seals the facts of a printed paper. The key never leaves KMS, so write access to the table is not enough to
 * forge a seal.
 */
export type Sealer = {
  readonly seal: (facts: string) => Promise<string>;
  readonly isSealOf: (seal: string, facts: string) => Promise<boolean>;
};

const wholeSeal = /^[0-9a-f]{64}$/;

type Paper = "receipt" | "number-report";

/** KMS takes messages of at most 4 kB. */
export const sealedMessage = (paper: Paper, facts: string): Buffer =>
  createHash("sha256").update(`${paper}\n${facts}`).digest();

/** A seal for one kind of paper is invalid for another. */
export const kmsSealer = (kms: KMSClient, KeyId: string, paper: Paper): Sealer => {
  const macOf = (facts: string) => ({
    KeyId,
    MacAlgorithm: "HMAC_SHA_256" as const,
    Message: sealedMessage(paper, facts),
  });
  return {
    async seal(facts) {
      const { Mac } = await kms.send(new GenerateMacCommand(macOf(facts)));
      if (!Mac) throw new Error("KMS answered without a MAC");
      return Buffer.from(Mac).toString("hex");
    },
    async isSealOf(seal, facts) {
      if (!wholeSeal.test(seal)) return false;
      try {
        await kms.send(new VerifyMacCommand({ ...macOf(facts), Mac: Buffer.from(seal, "hex") }));
        return true;
      } catch (error) {
        if (error instanceof KMSInvalidMacException) return false;
        throw error;
      }
    },
  };
};
