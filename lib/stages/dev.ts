import type { StageSettings } from "#lib/platform/settings.ts";

/** A deployment to try things in: at CloudFront's own address, with BankID's test service and without mail. */
export const dev: StageSettings = {
  bankIdCertificate: "cykelregistret/bankid-test",
};
