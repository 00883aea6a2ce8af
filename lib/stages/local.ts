import type { StageSettings } from "#lib/platform/settings.ts";

/** The stage of the embedded cloud, which simulates every other service and keeps all mail in its inbox. */
export const local: StageSettings = {
  mailFrom: "no-reply@cykelregistret.invalid",
  supportEmail: "support@cykelregistret.invalid",
};
