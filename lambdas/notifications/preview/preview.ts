import type { Language } from "#contract/accounts.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { LetterSample } from "#contract/letters.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { codeMail } from "#lambdas/mail/code-mail.ts";
import { occasions } from "#lambdas/mail/code-mail-texts.ts";
import type { Frame, Why } from "#lambdas/mail/frame.ts";
import type { WrittenMail } from "#lambdas/mail/mail.ts";
import { writeMail } from "#lambdas/mail/write.ts";
import { type Letter, writeLetter } from "#lambdas/notifications/mail/letter.ts";
import { categoryOf, whyOwnerGets } from "#lambdas/notifications/mail/occasion.ts";
import { sampleLetters } from "#lambdas/notifications/preview/samples.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { type RateLimit, countAgainst } from "#lambdas/table/rate-limit.ts";
import type { Table } from "#lambdas/table/table.ts";

export type PreviewWorld = {
  readonly table: Table;
  readonly now: () => Date;
  readonly stage: string;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  readonly send: (to: string, mail: WrittenMail) => Promise<void>;
};

const perPerson: RateLimit = {
  what: "letter-copies",
  most: 60,
  seconds: 60 * 60,
  failure: "too-many-requests",
};

const codeName = (occasion: string): string => `code-${occasion}`;

const whyItGoes = (letter: Letter): Why => {
  switch (letter.name) {
    case "contact-case":
    case "stolen-match-case":
      return "support";
    case "contact-receipt":
    case "found-code":
      return "address";
    default:
      return whyOwnerGets(letter);
  }
};

/** The links to leave lead to the real page, which knows no such link. */
const frameOf = (letter: Letter, siteOrigin: string): Frame => {
  const frame = { siteOrigin, why: whyItGoes(letter) };
  if (categoryOf(letter) === undefined) return frame;
  const page = new URL("/unsubscribe#sample", siteOrigin).href;
  return { ...frame, leaving: { page, oneClick: page } };
};

const writeSample = (
  { now, siteOrigin, supportEmail }: PreviewWorld,
  name: string,
  language: Language,
): WrittenMail & Pick<LetterSample, "category"> => {
  const occasion = occasions.find((known) => codeName(known) === name);
  if (occasion !== undefined) {
    const userName = occasion === "invitation" ? "bo@example.se" : null;
    return codeMail({ occasion, language, code: "482913", userName, siteOrigin });
  }
  const letter = sampleLetters(now(), language).get(name);
  if (letter === undefined) throw new ProblemError("route-not-found");
  const today = swedishDate(now());
  const mail = writeLetter(letter, { language, siteOrigin, supportEmail, today, codeSecret: "sample" });
  return { ...writeMail(mail, frameOf(letter, siteOrigin)), category: categoryOf(letter) };
};

/** Where real people get mails there is nothing to try out. */
const assertTrying = ({ stage }: PreviewWorld): void => {
  if (stage === "prod") throw new ProblemError("route-not-found");
};

export const listLetters = async (world: PreviewWorld): Promise<{ names: string[] }> => {
  assertTrying(world);
  return { names: [...occasions.map(codeName), ...sampleLetters(world.now(), "sv").keys()].toSorted() };
};

export const showLetter = async (
  world: PreviewWorld,
  name: string,
  language: Language,
): Promise<LetterSample> => {
  assertTrying(world);
  const { subject, html, text, category } = writeSample(world, name, language);
  return { name, subject, html, text, category };
};

/** To the address of whoever asks and to no other. */
export const sendLetter = async (
  world: PreviewWorld,
  { userId }: Caller,
  { name, language }: { name: string; language: Language },
): Promise<{ to: string }> => {
  assertTrying(world);
  const { category: _, oneClick: __, ...mail } = writeSample(world, name, language);
  const profile = await world.table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  await countAgainst(world.table, perPerson, userId, world.now());
  await world.send(profile.email, mail);
  return { to: profile.email };
};
