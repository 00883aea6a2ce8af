import type { consent as sv } from "#web/platform/i18n/sv/consent.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const consent: Texts<typeof sv> = {
  settings: "Cookie settings",
  title: "May we use cookies?",
  text: "Today we only use necessary cookies, for signing in and security. Should we ever want to use others, what you choose here applies, and you can change your mind at any time.",
  onlyNecessary: "Necessary only",
  acceptAll: "Accept all",
  save: "Save my choices",
  saved: "Cookie settings saved",
  types: {
    necessary: {
      name: "Necessary",
      text: "Signing in, security, language and what you’re typing. Can’t be turned off.",
    },
    functional: {
      name: "Functional",
      text: "Remember choices that make the service more convenient, beyond what’s necessary.",
    },
    analytics: {
      name: "Statistics",
      text: "Measure how the service is used, so we can improve it.",
    },
    marketing: {
      name: "Marketing",
      text: "Show offers chosen for you.",
    },
  },
};
