import type { Language } from "#contract/people/accounts.ts";

const sv = {
  bike: "Cykel",
  stolen: (name: string) => `Stulen: ${name}`,
  stolenBattery: (name: string) => `Stulet batteri: ${name}`,
  registered: (name: string) => `Inte anmäld stulen: ${name}`,
  registeredText: "Cykeln är registrerad. Jämför ramnumret med det på ramen.",
  reported: (day: string, place: string | undefined) =>
    place === undefined ? `Stulen ${day}.` : `Stulen ${day}, ${place}.`,
  reward: (amount: string) => `Hittelön ${amount}.`,
  safety: "Konfrontera ingen. Pågående brott: 112. Tips: 114 14.",
};

const en: typeof sv = {
  bike: "Bicycle",
  stolen: (name) => `Stolen: ${name}`,
  stolenBattery: (name) => `Stolen battery: ${name}`,
  registered: (name) => `Not reported stolen: ${name}`,
  registeredText: "The bike is registered. Compare the frame number with the one on the frame.",
  reported: (day, place) => (place === undefined ? `Stolen ${day}.` : `Stolen ${day}, ${place}.`),
  reward: (amount) => `Reward ${amount}.`,
  safety: "Don’t confront anyone. Crime in progress: 112. Tips: 114 14.",
};

/** For link previews and feeds. */
export const bikeWords: Readonly<Record<Language, typeof sv>> = { sv, en };

type Named = { readonly brand?: string | undefined; readonly model?: string | undefined };

/** Leaves out a hidden brand or model. */
export const nameOf = ({ brand, model }: Named, language: Language): string =>
  [brand, model].filter((part) => part !== undefined).join(" ") || bikeWords[language].bike;
