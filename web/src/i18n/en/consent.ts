import type { consent as sv } from "#web/i18n/sv/consent.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const consent: Texts<typeof sv> = {
  settings: "Cookie settings",
  title: "May we use cookies?",
  text: "Necessary cookies are needed to sign in and for security. We use the others only if you say yes, and you can change your mind at any time.",
  onlyNecessary: "Only necessary",
  acceptAll: "Accept all",
  choose: "Choose yourself",
  save: "Save my choices",
  saved: "Cookie settings saved",
  types: {
    necessary: {
      name: "Necessary",
      text: "Signing in, security, language and what you are writing. Cannot be switched off.",
    },
    functional: {
      name: "Functional",
      text: "Remember choices that make the service more comfortable, beyond what is necessary.",
    },
    analytics: { name: "Statistics", text: "Measure how the service is used, so that we can improve it." },
    marketing: { name: "Marketing", text: "Show offers that are chosen for you." },
  },
};
