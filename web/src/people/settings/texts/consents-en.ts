import type { consents as sv } from "./consents-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const consents = {
  title: "Consents",
  lead: "This is what you’ve said yes and no to, when you did, and which version of the text it was about. You can change your mind at any time. What you withdraw stops right away. The terms you’ve accepted are listed too.",
  cookies: "Change cookies",
  mails: "Change emails",
  history: "Your answers",
  empty: "You haven’t answered anything yet.",
  failed: "Your answers couldn’t be loaded",
  older: "Show older",
} as const satisfies Texts<typeof sv>;
