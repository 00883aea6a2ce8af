export const consents = {
  purposes: {
    functional: "Funktionella cookies",
    analytics: "Cookies för statistik",
    marketing: "Cookies för marknadsföring",
    messages: "Mejl om meddelanden",
    bikeRegistrations: "Mejl om registreringar",
    tips: "Mejl om cyklar du har hittat",
    alerts: "Mejl om bevakningar",
    terms: "Villkoren",
    privacy: "Integritetspolicyn",
  },
  answers: {
    given: "Ja",
    declined: "Nej",
    withdrawn: "Taget tillbaka",
    accepted: "Godkända",
    shown: "Visad",
  },
  since: "Gäller från {{day}}",
  doors: {
    bankid: "När kontot skapades med BankID",
    password: "När kontot skapades med e-post",
    invitation: "När lösenordet valdes efter en inbjudan",
    question: "På frågan i tjänsten",
  },
  version: "Version {{version, number}} av texten",
} as const;
