declare module "#web/i18n/resources.ts" {
  interface Resources {
    theftMap: typeof theftMap;
  }
}

/** Maps of thefts, for everybody and for administrators. */
export const theftMap = {
  labels: {
    county: "Karta över län. Gå mellan länen med piltangenterna.",
    place: "Karta över kommuner. Gå mellan kommunerna med piltangenterna.",
  },
  unit: "Stulna av 1 000 registrerade",
  told: "{{name}}: {{rate}} av 1 000, {{thefts}} stulna",
  bounds: { most: "högst {{text}}", least: "minst {{text}}", about: "ungefär {{text}}" },
  failed: "Kartan kunde inte hämtas",
  failedText: "Kontrollera din uppkoppling och försök igen.",
  source: "Grått: för få för att visas. Gränser: SCB, öppna geodata (CC0).",
} as const;
