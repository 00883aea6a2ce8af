import type * as z from "zod";
import type { CheckCertificateEnv } from "#lambdas/platform/jobs/env.ts";
import { allowReadingSecret } from "#lib/platform/allow-reading-secret.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

const proof = nightlyProof({
  name: "check-certificate",
  entry: "lambdas/people/identity/check-certificate.job.ts",
  errorImpact:
    "Last night's check of the BankID certificate's end date did not run, or the certificate cannot be read.",
  schedule: "CertificateCheck",
  at: { hour: "6", minute: "0" },
  description: "Checks when the certificate for BankID ends",
  faults: [
    {
      alarm: "BankIdCertificateAlarm",
      metricName: "BankIdCertificateEnds",
      impact:
        "The certificate for BankID ends within 60 days or has ended; after that nobody can register or sign in with BankID. The log says when. The alarm repeats every morning until it is replaced.",
      page: "secrets",
    },
  ],
  rights: (fn, { defaults }) => {
    const { bankIdCertificate } = defaults.settings;
    if (bankIdCertificate !== undefined) allowReadingSecret(fn, bankIdCertificate);
  },
});

/** Alarms every morning from 60 days before our BankID certificate ends. */
export const checkCertificate: JobRecord<z.input<typeof CheckCertificateEnv>> = {
  ...proof,
  environment: ({ defaults: { settings } }) => ({
    STAGE: settings.stage,
    BANKID_CERTIFICATE: settings.bankIdCertificate ?? "",
  }),
};
