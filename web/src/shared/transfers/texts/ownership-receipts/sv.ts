declare module "#web/i18n/resources.ts" {
  interface Resources {
    ownershipReceipts: typeof ownershipReceipts;
  }
}

/** The list of receipts of bikes that change hands, and what is done with one. */
export const ownershipReceipts = {
  groups: {
    "waiting-for-me": "Väntar på dig",
    "waiting-for-other": "Väntar på den andra",
    completed: "Klara",
    ended: "Avslutade",
  },
  show: "Visa",
  all: "Alla",
  search: "Sök på cykel, ramnummer eller namn",
  year: "År",
  anyYear: "Alla år",
  none: "Inga kvitton här",
  noneText: "Sök på något annat, eller visa alla.",
  showAll: "Visa alla kvitton",
  searchOn: "Sök bland äldre",
  empty: "Inga ägarkvitton än",
  emptyText:
    "När du säljer, köper, ger bort eller får en cykel skriver ni båda under här, och kvittot ligger kvar.",
  toBikes: "Till mina cyklar",
  failed: "Kvittona kunde inte hämtas",
  saleToYou: "{{name}} säljer till dig för {{price}}",
  giftToYou: "{{name}} ger dig cykeln",
  selling: "Du säljer till {{name}} för {{price}}",
  giving: "Du ger cykeln till {{name}}",
  bought: "Köpt av {{name}}, {{price}}",
  received: "Gåva från {{name}}",
  sold: "Såld till {{name}}, {{price}}",
  given: "Gåva till {{name}}",
  signBefore: "Skriv under senast {{date}}",
  waitsUntil: "Väntar till {{date}}",
  read: "Läs och skriv under",
  open: "Visa",
  states: {
    declined: "Nekat",
    cancelled: "Tillbakadraget",
    expired: "Tiden gick ut",
    stopped: "Stoppat, cykeln anmäldes stulen",
  },
  pdf: "Ladda ner PDF",
  pdfShort: "PDF",
  pdfOf: "Ladda ner kvittot för {{bike}} som PDF",
  making: "Skapar PDF …",
  pdfFailed: "PDF:en kunde inte skapas.",
  file: "agarkvitto",
  lead: "Underskrivet av både säljare och köpare",
  footer: "Ägarkvitto {{number}}, {{date}}, sida {{page}} av {{pages}}",
  sellerSigned: "Säljare",
  buyerSigned: "Köpare",
  signatures: "Underskrifter",
  check: "Kontrollera äktheten",
  checkText: "Skanna koden. Den visar om kvittot är äkta och om det är det senaste för cykeln.",
  checkOpen: "Öppna kontrollsidan",
  codeLabel: "QR-kod till sidan där kvittot kan kontrolleras",
  aside: "Så byter en cykel ägare",
  steps: [
    "Säljaren fyller i och skriver under.",
    "Köparen läser och skriver under inom 14 dagar.",
    "Då byter cykeln ägare.",
  ],
  transferOne: "Överlåt en cykel",
} as const;
