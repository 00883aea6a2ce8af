export const unsubscribe = {
  title: "Mejl från Cykelregistret",
  loading: "Länken läses",
  kinds: {
    messages: "Mejl om nya meddelanden",
    bikeRegistrations: "Mejl om registreringar",
    tips: "Mejl om cyklar du har hittat",
    alerts: "Mejl om dina bevakningar",
  },
  ask: "Vill du sluta få sådana mejl? Mejl om säkerheten för ditt konto påverkas inte.",
  stop: "Sluta skicka dem",
  stopped: "Du får inga fler sådana mejl.",
  again: "Jag vill ha dem ändå",
  back: "Du får sådana mejl igen.",
  choose: "Välj vilka mejl du får",
  invalidText: "Öppna den precis som den står i mejlet, eller logga in och välj i dina inställningar.",
  retry: "Försök igen",
} as const;
