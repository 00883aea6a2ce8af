import * as z from "zod";
import { DiscardEnv } from "#lambdas/uploads/env.ts";

/** What every job that proves something of the table is given. */
export const ProofEnv = z.object({ TABLE_NAME: z.string().min(1), STAGE: z.string().min(1) });

export const ErasureEnv = DiscardEnv.extend({
  TABLE_NAME: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  OWN_COPIES_BUCKET: z.string().min(1),
  /** Where it is remembered who was erased. */
  ERASURES_BUCKET: z.string().min(1),
});

export const FollowChangesEnv = DiscardEnv.extend({ TABLE_NAME: z.string().min(1) });

/** Of the job that ends transfers and forgets what came of nothing. */
export const ExpireTransfersEnv = ProofEnv.extend({ SIGNATURES_BUCKET: z.string().min(1) });
export const CheckReceiptsEnv = ProofEnv.extend({
  /** Where signatures are kept. */
  SIGNATURES_BUCKET: z.string().min(1),
});

/** Of the job that looks until when the certificate for BankID is good. */
export const CheckCertificateEnv = z.object({
  STAGE: z.string().min(1),
  /** The secret that holds it; empty where BankID is a simulator. */
  BANKID_CERTIFICATE: z.string(),
});

/** Of the job that tries what matters most from outside. */
export const CheckServiceEnv = z.object({ SITE_ORIGIN: z.url(), STAGE: z.string().min(1) });

/** Of the job that makes copies of all that is kept about people. */
export const OwnCopiesEnv = z.object({
  TABLE_NAME: z.string().min(1),
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  BUG_PICTURES_BUCKET: z.string().min(1),
  OWN_COPIES_BUCKET: z.string().min(1),
  /** Seals what authorities get. */
  CODE_SECRET: z.string().min(1),
});
