export const qrScans = {
  share: "Dela var jag är",
  hint: "Ägaren får se ungefär var, inom en kilometer. Vi sparar inget om vem du är.",
  shared: "Tack! Ägaren får veta ungefär var du är.",
  sharedNear: "Tack! Ägaren får veta att cykeln är i närheten av {{town}}.",
  refused:
    "Webbläsaren får inte läsa av var du är. Tillåt plats för sidan i inställningarna och försök igen.",
  unavailable: "Det gick inte att läsa av var du är. Försök igen, gärna utomhus.",
} as const;
