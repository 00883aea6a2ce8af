import * as z from "zod";
import { NumberStanding } from "#contract/bikes/search.ts";

/** Names neither the asker nor the bike's owner. */
export const CertificateItem = z.object({
  entity: z.literal("certificate"),
  number: z.string(),
  /** Part of the address, so that only holders open it. */
  code: z.string(),
  /** The signed file, byte for byte. */
  file: z.string(),
  /** DER in base64. */
  signature: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type CertificateItem = z.infer<typeof CertificateItem>;

/** A certificate in the list of the person who asked for it. */
export const OwnCertificateItem = z.object({
  entity: z.literal("ownCertificate"),
  number: z.string(),
  code: z.string(),
  frameNumber: z.string(),
  at: z.iso.datetime(),
  result: NumberStanding,
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
