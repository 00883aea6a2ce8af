import type { StageSettings } from "#lib/settings.ts";

/** The registry itself. A deployment says what is still to be filled in here. */
export const prod: StageSettings = {
  bankIdCertificate: "cykelregistret/bankid",
  paymentsSecret: "cykelregistret/payments",
  companyRegisterSecret: "cykelregistret/company-register",
};
