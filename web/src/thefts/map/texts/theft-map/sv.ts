/** For the public and the administrators' maps. */
export const theftMap = {
  labels: {
    county: "Karta över län. Gå mellan länen med piltangenterna.",
    place: "Karta över kommuner. Gå mellan kommunerna med piltangenterna.",
  },
  unit: "Stulna av 1 000 registrerade",
  told: "{{name}}: {{rate}} av 1 000, {{thefts}} stulna",
  failed: "Kartan kunde inte hämtas",
  failedText: "Kontrollera din uppkoppling och försök igen.",
  source: "Grått: inga registrerade cyklar. Gränser: SCB, öppna geodata (CC0).",
} as const;
