declare module "#web/i18n/resources.ts" {
  interface Resources {
    consents: typeof consents;
  }
}

export const consents = {
  purposes: {
    functional: "Funktionella cookies",
    analytics: "Cookies för statistik",
    marketing: "Cookies för marknadsföring",
    messages: "Mejl om meddelanden",
    bikeRegistrations: "Mejl om registreringar",
    tips: "Mejl om cyklar du har hittat",
    alerts: "Mejl om bevakningar",
  },
  answers: { given: "Ja", declined: "Nej", withdrawn: "Taget tillbaka" },
  version: "Version {{version, number}} av texten",
} as const;
