import type * as z from "zod";
import type { CheckCertificateEnv } from "#lambdas/jobs/env.ts";
import { allowReadingSecret } from "./allow-reading-secret.ts";
import type { JobRecord } from "./function-record.ts";
import { nightlyProof } from "./nightly-proof.ts";

const proof = nightlyProof({
  name: "check-certificate",
  entry: "lambdas/jobs/check-certificate.ts",
  errorImpact: "Tonight nobody looked until when the certificate for BankID is good, or it cannot be read.",
  schedule: "CertificateCheck",
  at: { hour: "6", minute: "0" },
  description: "Looks until when the certificate for BankID is good",
  faults: [
    {
      alarm: "BankIdCertificateAlarm",
      metricName: "BankIdCertificateEnds",
      impact:
        "The certificate for BankID ends within 60 days, or has: then nobody registers or signs in with BankID. The log says when. It rings every morning until there is another one.",
      page: "secrets",
    },
  ],
  rights: (fn, { defaults }) => {
    const { bankIdCertificate } = defaults.settings;
    if (bankIdCertificate !== undefined) allowReadingSecret(fn, bankIdCertificate);
  },
});

/** Rings every morning from 60 days before the certificate ends that we show BankID. */
export const checkCertificate: JobRecord<z.input<typeof CheckCertificateEnv>> = {
  ...proof,
  environment: ({ defaults: { settings } }) => ({
    STAGE: settings.stage,
    BANKID_CERTIFICATE: settings.bankIdCertificate ?? "",
  }),
};
