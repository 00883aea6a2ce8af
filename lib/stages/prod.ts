import type { StageSettings } from "#lib/platform/settings.ts";

/** Production. A deployment fails with the names of missing settings. */
export const prod: StageSettings = {
  bankIdCertificate: "cykelregistret/bankid",
  paymentsSecret: "cykelregistret/payments",
  companyRegisterSecret: "cykelregistret/company-register",
};
