import type { StageSettings } from "#lib/settings.ts";

/** What the embedded cloud serves. It plays every other service itself, and every mail stays in its inbox. */
export const local: StageSettings = {
  mailFrom: "no-reply@cykelregistret.invalid",
  supportEmail: "support@cykelregistret.invalid",
};
