import type { FoundReportState, RewardState } from "#contract/thefts/found-reports.ts";

/** Shared by the finder's and the owner's pages. */
export const finds = {
  states: {
    pending: "Skickad",
    owner_seen: "Läst av ägaren",
    confirmed: "Bekräftad",
    rejected: "Stämde inte",
    expired: "Obesvarad",
  } satisfies Record<FoundReportState, string>,
  own: {
    title: "Cyklar jag har hittat",
    lead: "Stulna cyklar som du har hittat och vad ägaren har svarat.",
    back: "Mina cyklar",
    reported: "Rapporterad {{date}}",
    decided: "Besked {{date}}",
    place: "Plats: {{place}}",
    thanks: "Ägaren hälsar:",
    empty: {
      title: "Du har inte rapporterat någon cykel",
      text: "Har du hittat en cykel? Skanna koden på ramen eller sök på ramnumret. Är den stulen kan du berätta för ägaren var den står.",
      search: "Sök cykel",
    },
  },
  rewards: {
    none: "Rapporten ger inga poäng.",
    waiting:
      "Du får {{points}} poäng om ägaren bekräftar och har fått tillbaka cykeln, och du har styrkt din identitet.",
    held: "{{points}} poäng kommer till ditt konto {{date}}.",
    under_review: "{{points}} poäng väntar. Vi gör en kontroll innan de betalas ut.",
    paid: "{{points}} poäng har kommit till ditt konto.",
    refused: "Poängen betalas inte ut.",
    taken_back: "Vi har tagit tillbaka {{points}} poäng. Skälet står bland dina poäng.",
  } satisfies Record<RewardState, string>,
  unproved:
    "{{points}} poäng väntar på dig tills {{date}}. De betalas ut när du har styrkt din identitet med BankID, tidigast {{from}}.",
  prove: "Styrk din identitet",
  received: {
    title: "Upphittad?",
    lead_one: "Någon säger sig ha sett cykeln.",
    lead_other: "{{count}} personer säger sig ha sett cykeln.",
    earlier_one: "{{count}} rapport från en tidigare stöld",
    earlier_other: "{{count}} rapporter från tidigare stölder",
    failed: "Rapporterna kunde inte hämtas.",
    from: "Från {{name}}",
    fromStranger: "Från någon utan konto",
    place: "Plats",
    description: "Beskrivning",
    contact: "Kontakt",
    contactGone: "Raderad efter tolv månader",
    when: "Rapporterad",
    states: {
      pending: "Ny",
      owner_seen: "Obesvarad",
      confirmed: "Bekräftad",
      rejected: "Stämde inte",
      expired: "Obesvarad i {{days}} dagar",
    } satisfies Record<FoundReportState, string>,
    safety:
      "Konfrontera ingen, och hämta inte cykeln ensam om någon har den. Pågående brott: 112. Tips/anmälan: 114 14.",
    money: "Betala aldrig något i förskott till den som säger sig ha hittat cykeln.",
    confirm: "Ja, det är min cykel",
    reject: "Nej, det stämmer inte",
    confirming: {
      title: "Bekräfta fyndet?",
      text: "Den som rapporterade får veta att det är din cykel. Bekräfta när du är säker: det går inte att ångra.",
      points:
        "När cykeln är återfunnen får upphittaren {{points}} poäng av oss, {{count}} dagar senare, om upphittaren har styrkt sin identitet. Det kostar dig ingenting.",
      submit: "Bekräfta",
    },
    rejecting: {
      title: "Stämmer det inte?",
      text: "Den som rapporterade får veta att det inte var din cykel. Det går inte att ångra.",
      reason: "Skäl (valfritt)",
      hint: "Läses bara av oss.",
      submit: "Det stämmer inte",
    },
    next: {
      title: "Bra! Har du fått tillbaka cykeln?",
      text: "Markera den som återfunnen, så försvinner efterlysningen och den som hittade den får sin belöning.",
      link: "Markera som återfunnen",
    },
  },
} as const;
