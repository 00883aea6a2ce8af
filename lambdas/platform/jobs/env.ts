import * as z from "zod";
import { DiscardEnv } from "#lambdas/platform/pictures/env.ts";

export const ProofEnv = z.object({ TABLE_NAME: z.string().min(1), STAGE: z.string().min(1) });

export const ErasureEnv = DiscardEnv.extend({
  TABLE_NAME: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  OWN_COPIES_BUCKET: z.string().min(1),
  /** Stores a list of erased accounts, which is applied again after a restore. */
  ERASURES_BUCKET: z.string().min(1),
});

export const IdleAccountsEnv = ProofEnv.extend({ USER_POOL_ID: z.string().min(1) });

export const FollowChangesEnv = DiscardEnv.extend({ TABLE_NAME: z.string().min(1) });

export const ExpireTransfersEnv = ProofEnv.extend({ SIGNATURES_BUCKET: z.string().min(1) });
export const CheckReceiptsEnv = ExpireTransfersEnv.extend({ SEAL_KEY_ID: z.string().min(1) });

export const CheckCertificateEnv = z.object({
  STAGE: z.string().min(1),
  /** The secret with the BankID certificate; empty when BankID is simulated. */
  BANKID_CERTIFICATE: z.string(),
});

/** Between two runs of the job that tries given-up work again. */
export const minutesOfRun = 5;
export const RetryGivenUpEnv = z.object({
  GIVEN_UP_BUCKET: z.string().min(1),
  /** Their names, separated by commas. */
  RETRIED_FUNCTIONS: z.string().min(1),
});

export const CheckServiceEnv = z.object({ SITE_ORIGIN: z.url(), STAGE: z.string().min(1) });

export const OwnCopiesEnv = z.object({
  TABLE_NAME: z.string().min(1),
  RECEIPTS_BUCKET: z.string().min(1),
  BIKE_PHOTOS_BUCKET: z.string().min(1),
  BUG_PICTURES_BUCKET: z.string().min(1),
  OWN_COPIES_BUCKET: z.string().min(1),
  /** Seals extracts for authorities. */
  CODE_SECRET: z.string().min(1),
});
