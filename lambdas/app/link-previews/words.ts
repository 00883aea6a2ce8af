import type { Language } from "#contract/people/accounts.ts";
import type { AdState } from "#contract/ads/ads.ts";

const sv = {
  site: "Cykelregistret",
  card: "Cykelregistret: bevisa att cykeln är din",
  forSale: (name: string, price: string, city: string) => `Till salu: ${name}, ${price}, ${city}`,
  verified: (year: number) => `Styrkt ägare sedan ${year}.`,
  over: {
    paused: "Pausad annons",
    waiting: "Håller på att byta ägare",
    sold: "Såld",
    expired: "Annonsens tid har gått ut",
    ended: "Borttagen annons",
    removed: "Annons borttagen av Cykelregistret",
    stolen: "Stulen",
  } satisfies Record<Exclude<AdState, "active">, string>,
  notForSale: "Cykeln är inte till salu längre.",
  noAd: "Annonsen finns inte",
  noAdText: "Den kan vara borttagen, eller så är länken fel.",
  noCode: "Koden hör inte till någon cykel",
  noCodeText: "Den är inte kopplad till någon cykel i registret, eller gäller inte längre.",
  notStolen: "Cykeln är inte anmäld stulen",
  notStolenText: "Den kan ha kommit tillbaka, eller så är länken fel.",
};
export type Words = typeof sv;

const en: Words = {
  site: "Cykelregistret",
  card: "Cykelregistret: prove that the bike is yours",
  forSale: (name, price, city) => `For sale: ${name}, ${price}, ${city}`,
  verified: (year) => `Verified owner since ${year}.`,
  over: {
    paused: "Paused ad",
    waiting: "About to change hands",
    sold: "Sold",
    expired: "Expired ad",
    ended: "Removed ad",
    removed: "Ad removed by Cykelregistret",
    stolen: "Stolen",
  },
  notForSale: "The bike is no longer for sale.",
  noAd: "There is no such ad",
  noAdText: "It may have been removed, or the link is wrong.",
  noCode: "This code doesn’t belong to a bike",
  noCodeText: "It isn’t linked to any bike in the register, or is no longer valid.",
  notStolen: "This bike isn’t reported stolen",
  notStolenText: "It may be back with its owner, or the link is wrong.",
};

export const wordsIn: Readonly<Record<Language, Words>> = { sv, en };
