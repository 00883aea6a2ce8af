declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    bikeCodes: typeof bikeCodes;
  }
}

export const bikeCodes = {
  title: "Dekaler",
  back: "Till cykeln",
  lead: "Den som skannar en dekal ser att cykeln är registrerad, och om den är anmäld stulen. Av ditt namn syns bara de första bokstäverna.",
  kinds: { papers: "Koden på cykelns papper", sticker: "Dekal" },
  since: "Sedan {{date}}",
  ended: "Spärrad {{date}}. {{reason}}.",
  reasons: { lost: "Borttappad", damaged: "Skadad", stolen: "Stulen", other: "Annan anledning" },
  show: "Visa sidan",
  void: "Spärra",
  unlink: "Ta bort från cykeln",
  none: "Cykeln har ingen dekal än. Har du en i handen kopplar du den här nedanför.",
  link: {
    title: "Koppla en dekal",
    label: "Dekalens kod",
    hint: "Skanna dekalen, eller klistra in adressen som den leder till.",
    submit: "Koppla dekalen",
    done: "Dekalen {{code}} leder nu till cykeln.",
    fault: "Det är inte koden på en av våra dekaler.",
    review: "Dekaler kan kopplas när cykeln är granskad.",
    order: "Beställ dekaler",
  },
  unlinking: {
    title: "Ta bort dekalen {{code}}?",
    text: "Den som skannar den kommer inte längre till cykeln. Dekalen kan kopplas till en cykel igen.",
    ordered:
      "Den som skannar den kommer inte längre till cykeln. Dekalen trycktes för den här cykeln och kan inte kopplas igen.",
    confirm: "Ta bort",
    done: "Dekalen leder inte längre till cykeln.",
  },
  voiding: {
    title: "Spärra koden {{code}}?",
    text: "Den som skannar den ser ”Ogiltig QR-kod”. Det går inte att ångra.",
    papers: "Cykeln får en ny kod i samma stund. Skriv ut papperen igen, de gamla gäller inte längre.",
    reason: "Vad har hänt?",
    replace: "Ny dekal i stället",
    replaceHint: "Lämna tomt om du inte har någon.",
    confirm: "Spärra koden",
    done: "Koden är spärrad.",
    replaced: "Koden är spärrad, och den nya dekalen leder till cykeln.",
  },
} as const;
