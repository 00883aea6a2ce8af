declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    mailPreviews: typeof mailPreviews;
  }
}

export const mailPreviews = {
  title: "Testmejl",
  lead: "Alla mejl som tjänsten skickar, med påhittat innehåll. Här ser du dem som de kommer fram, och kan skicka dem till dig själv.",
  mail: "Mejl",
  language: "Språk",
  swedish: "Svenska",
  english: "English",
  form: "Form",
  html: "Formaterat",
  text: "Ren text",
  subject: "Ämne",
  optional: "Går att välja bort",
  essential: "Går inte att välja bort",
  preview: "Förhandsvisning av mejlet",
  send: "Skicka till mig",
  sent: "Skickat till {{to}}",
  loading: "Mejlet hämtas",
  failed: "Mejlen kunde inte hämtas",
  retry: "Försök igen",
} as const;
