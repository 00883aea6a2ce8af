/** The page of a check is light and has no library for texts. */
export const getTexts = {
  sv: {
    title: "Intyg på svaret",
    lead: "Visar vad registret svarade och när. Ditt namn står inte där.",
    button: "Hämta intyg",
    busy: "Hämtar intyget …",
    ready: "Intyget är klart.",
    open: "Visa intyget",
    own: "Alla dina intyg",
    limit: "Utan konto får du ett intyg om dagen.",
    failed: "Intyget kunde inte hämtas. Försök igen.",
  },
  en: {
    title: "A certificate of the answer",
    lead: "It shows what the register answered and when. Your name isn’t on it.",
    button: "Get a certificate",
    busy: "Getting the certificate …",
    ready: "The certificate is ready.",
    open: "Show the certificate",
    own: "All your certificates",
    limit: "Without an account you get one certificate a day.",
    failed: "The certificate couldn’t be fetched. Try again.",
  },
} as const;
