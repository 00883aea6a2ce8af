export const consents = {
  title: "Samtycken",
  lead: "Här ser du vad du har sagt ja och nej till, när du gjorde det och vilken version av texten det gällde. Du kan ändra dig när du vill. Det du tar tillbaka slutar gälla direkt. Här står också vilka villkor du har godkänt.",
  cookies: "Ändra cookies",
  mails: "Ändra mejl",
  history: "Det här har du svarat",
  empty: "Du har inte svarat på något än.",
  failed: "Dina svar kunde inte hämtas",
  older: "Visa äldre",
} as const;
