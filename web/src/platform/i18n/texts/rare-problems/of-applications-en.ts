import type { Texts } from "#web/platform/i18n/texts.ts";
import type { ofApplications as sv } from "./of-applications-sv.ts";

export const ofApplications = {
  "store-application-not-found": "There’s no such application. Open the link exactly as it is in the email.",
  "store-application-open":
    "The company has already applied. The link in the confirmation email shows how it’s going.",
  "store-application-answered": "The question has already been answered.",
  "store-application-decided": "The application has already been answered.",
} as const satisfies Texts<typeof sv>;
