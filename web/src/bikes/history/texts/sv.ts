declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    history: typeof history;
  }
}

export const history = {
  title: "Ägarhistorik",
  loading: "Hämtar historiken …",
  failed: "Historiken kunde inte hämtas",
  empty: "Det finns ingen historik än.",
  you: "Du",
  verified: "Ägandet styrkt",
  since: "Sedan {{from}}",
  span: "{{from}} – {{to}}",
  lessThanADay: "mindre än en dag",
  days_one: "{{count}} dag",
  days_other: "{{count}} dagar",
  months_one: "{{count}} månad",
  months_other: "{{count}} månader",
  years_one: "{{count}} år",
  years_other: "{{count}} år",
  and: "{{years}} och {{months}}",
  acquired: {
    self: "Registrerad av ägaren",
    store: "Registrerad i butik",
    registered: "Registrerad",
    purchase: "Köp",
    transfer: "Ägarbyte",
  },
  store: {
    chain: "Kedja",
    location: "Butikens nummer",
    address: "Adress",
    phone: "Telefon",
    contact: "E-post",
    organisation: "Organisationsnummer",
  },
  bought: {
    receipt: "Butikens kvitto {{number}}",
    tillReceipt: "Kassans kvitto {{number}}",
    warranty: "Garanti till {{date}}",
    show: "Visa butikens kvitto",
  },
  stolen: "Anmäld stulen {{date}}.",
  stillMissing: "Ännu inte återfunnen.",
  recovered: "Återfunnen {{date}}.",
  more_one: "Visa hela historiken ({{count}} till)",
  more_other: "Visa hela historiken ({{count}} till)",
  less: "Visa mindre",
  earlier: "Tidigare registreringar",
  earlierText: "Samma ramnummer har varit registrerat förut, tagits bort och registrerats på nytt.",
  receipt: {
    show: "Visa kvitto",
    title: "Kvitto",
    image: "Kvittot för cykeln",
    privacy: "Bara du och våra handläggare ser kvittot.",
    loading: "Hämtar kvittot …",
    failed: "Kvittot kunde inte visas.",
    missing: "Det finns inget kvitto för den här cykeln.",
    newTab: "Öppna i ny flik",
  },
} as const;
