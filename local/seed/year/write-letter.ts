import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { type NewContact, contactRoutes } from "#contract/office/contact.ts";
import { encodeSolution } from "#contract/platform/challenges.ts";

import type { Town } from "./town.ts";

export type Letter = Pick<NewContact, "topic" | "right" | "message">;

/** One for each kind of letter in the office's lists. */
export const letters: readonly Letter[] = [
  { topic: "privacy", right: "access", message: "Jag vill veta allt ni har sparat om mig och mina cyklar." },
  { topic: "privacy", right: "correction", message: "Mitt efternamn är felstavat på ägarbeviset." },
  { topic: "stolen", message: "Någon har hört av sig om min cykel. Ska jag åka dit själv?" },
  { topic: "other", message: "Får man registrera en sparkcykel med motor hos er?" },
];

export const writeLetter = async ({ call }: Town, email: string, letter: Letter): Promise<string> => {
  const challenge = await call(contactRoutes.getContactChallenge, {});
  const solution = encodeSolution(challenge, await solveChallenge({ challenge, deriveKey }));
  const body = { ...letter, email, language: "sv" as const, solution };
  return (await call(contactRoutes.sendContact, { body })).caseNumber;
};
