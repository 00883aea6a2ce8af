declare module "#web/i18n/resources.ts" {
  interface Resources {
    qr: typeof qr;
  }
}

/** The page behind the code on a bike. */
export const qr = {
  title: "QR-kod",
  badges: { ok: "OK", stolen: "STULEN", unknown: "OKÄND" },
  owner: "Ägare: {{name}}",
  registered: "Cykeln är registrerad och inte anmäld stulen. Verkar den övergiven? Ring polisen på 114 14.",
  failed: "Koden kunde inte slås upp",
  found: {
    report: "Rapportera upphittad",
    police: "Ring polisen 114 14",
    safety: "Konfrontera ingen. Pågående brott: 112. Tips/anmälan: 114 14.",
    reward: "Ägaren har utlovat {{amount}} i hittelön.",
  },
  compare: {
    title: "Stämmer ramnumret?",
    hint: "Skriv numret som är instansat i ramen, oftast under vevpartiet.",
    submit: "Jämför",
    yes: { answer: "Ja, numret stämmer.", text: "Koden och cykeln hör ihop." },
    no: {
      answer: "Nej, numret stämmer inte.",
      text: "Koden hör till en cykel med ett annat ramnummer. Läs numret en gång till. Stämmer det ändå inte, köp inte cykeln.",
    },
  },
  unknown: {
    title: "Koden hör inte till någon cykel",
    text: "Den är inte kopplad till någon cykel i registret, eller gäller inte längre. Är det din cykel? Registrera den, så kan den som hittar den nå dig.",
    stolen: "En oregistrerad cykel kan också vara stulen. Sök på ramnumret innan du köper.",
    register: "Registrera cykeln",
    search: "Sök på ramnumret",
  },
} as const;
