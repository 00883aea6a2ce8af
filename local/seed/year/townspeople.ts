import { hasCheckDigit } from "#contract/platform/luhn.ts";

import { type Dice, diceOf, zipf } from "../sweden/random.ts";

export type Townsperson = {
  readonly name: string;
  readonly email: string;
  /** A number that Skatteverket never issues. */
  readonly personalNumber: string;
  readonly phone: string;
  readonly city: string;
  readonly street: string;
};

const givenNames = zipf(
  `Anna, Lars, Eva, Karl, Maria, Anders, Karin, Johan, Kristina, Per, Lena, Nils, Elisabeth, Jan, Sara, Mikael, Emma, Daniel,
  Kerstin, Fredrik, Malin, Henrik, Ingrid, Peter, Linnéa, Thomas, Elin, Magnus, Hanna, Olof, Ulla, Stefan, Josefin, Gustav,
  Birgitta, Jonas, Astrid, Oskar, Märta, Björn, Gunilla, Håkan, Amina, Erik, Fatima, Ali, Åsa, Göran, Ebba, Axel, Saga, Viktor,
  Yasmin, Ibrahim, Lovisa, Simon, Agnes, Emil, Tove, Ove, Solveig, Rolf, Mona, Östen`
    .split(/,\s*/)
    .map((name) => name.trim()),
);
const surnames = zipf(
  `Johansson, Andersson, Karlsson, Nilsson, Eriksson, Larsson, Olsson, Persson, Svensson, Gustafsson, Lindberg, Lindström,
  Lindqvist, Berg, Bergström, Holm, Lundgren, Ek, Sandberg, Nyström, Ström, Åkesson, Öberg, Söderberg, Hedlund, Wallin, Björk,
  Dahl, Norén, Ahmed, Hassan, Kovačević, Nguyen, Virtanen, Blom, Fors, Kvist, Ljung, Malm, Roos, Strand, Vik, Ålander, Östlund,
  Granat, Skoog, Rask, Stål, Ask, Lilja`
    .split(/,\s*/)
    .map((name) => name.trim()),
);
const streets = [
  "Storgatan",
  "Skänningegatan",
  "Lastköpingsgatan",
  "Hovsgatan",
  "Klostergatan",
  "Strandvägen",
  "Motalagatan",
  "Sjögatan",
  "Bangatan",
  "Rödtornsgatan",
] as const;

const cities = zipf([
  "Vadstena",
  "Motala",
  "Linköping",
  "Mjölby",
  "Norrköping",
  "Stockholm",
  "Jönköping",
  "Göteborg",
]);

const two = (number: number): string => String(number).padStart(2, "0");

/** Skatteverket reserves the birth numbers from 980 for test persons. */
const personalNumberOf = (dice: Dice, serial: number): string => {
  const year = 1936 + ((serial * 7) % 68);
  const start = `${year}${two(1 + dice.below(12))}${two(1 + dice.below(28))}${980 + (serial % 20)}`;
  const digits = Array.from("0123456789", (last) => start + last).find((all) => hasCheckDigit(all.slice(2)));
  if (digits === undefined) throw new Error("A personal number has no check digit.");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z ]/g, "")
    .replaceAll(" ", ".");

/** Draws the same person for the same seed and serial. */
export const townsperson = (seed: number, serial: number): Townsperson => {
  const dice = diceOf(seed, serial);
  const name = `${givenNames(dice)} ${surnames(dice)}`;
  return {
    name,
    email: `${plain(name)}.${serial + 1}@example.se`,
    personalNumber: personalNumberOf(dice, serial),
    // The Swedish authority PTS reserves these numbers for films and books.
    phone: `+467017406${two(5 + (serial % 94))}`,
    city: cities(dice),
    street: `${dice.pick(streets)} ${1 + dice.below(60)}`,
  };
};

export const townspeople = (seed: number, count: number): Townsperson[] =>
  Array.from({ length: count }, (_, serial) => townsperson(seed, serial));
