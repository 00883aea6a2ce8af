declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    codes: typeof codes;
  }
}

export const codes = {
  label: "Kod, eller en del av den",
  hint: "Skanna dekalen, klistra in adressen eller skriv minst två tecken i följd.",
  find: "Sök",
  tooShort: "Skriv minst två tecken av koden, bara bokstäver och siffror",
  foreign: "Det är ingen av våra QR-koder",
  failed: "Koderna kunde inte hämtas",
  none: "Ingen kod innehåller {{part}}.",
  more: "Leta vidare",
  life: {
    title: "Kod {{code}}",
    failed: "Koden kunde inte hämtas",
    back: "Tillbaka till sökningen",
    page: "Visa sidan som koden leder till",
    onNoRoll: "Ligger inte på någon rulle",
    roll: "Rulle {{number}}",
    order: "Beställning {{number}}",
  },
  events: {
    title: "Vad som har hänt",
    made: "Skapad",
    printed: "Utskriven",
    "taken-out": "Rullen togs fram",
    linked: "Kopplad till en cykel",
    linkedNumber: "Kopplad till cykeln med ramnummer {{frameNumber}}",
    unlinked: "Borttagen från cykeln",
    voided: "Spärrad: {{reason}}",
    reasons: { lost: "tappad", damaged: "skadad", stolen: "stulen", other: "annat skäl" },
    follows: "Ersätter {{code}}",
    followedBy: "Ersatt av {{code}}",
  },
  scans: {
    title: "Skanningar",
    none: "Ingen har skannat koden det senaste året.",
    sum_one: "{{count}} gång det senaste året.",
    sum_other: "{{count}} gånger det senaste året.",
    day: "Dag",
    count: "Antal",
  },
} as const;
