import type { StageSettings } from "#lib/settings.ts";

/** A deployment to try things in: at CloudFront's own address, with BankID's test service and without mail. */
export const dev: StageSettings = {
  bankIdCertificate: "cykelregistret/bankid-test",
};
