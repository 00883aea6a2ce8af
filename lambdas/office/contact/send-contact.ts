import { expiryOf } from "#contract/privacy/retention.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { NewContact } from "#contract/office/contact.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import type { System } from "#lambdas/platform/system.ts";
import { datedNumber } from "#lambdas/platform/table/ids.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { caseAfter, caseWrite, isWaiting } from "#lambdas/office/letters/change-case.ts";
import { dueAfter } from "#lambdas/office/letters/due.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { seconds } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type ContactContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "bytes" | "random" | "wait">;
  readonly challengeSecret: string;
};

const day = 24 * 60 * 60;
/** Keeps a case far below the 400 kB of an item. */
const maxHistory = 30;

export const contactForm: OpenForm = {
  name: "contact",
  perAddress: { what: "contact-from-address", max: 10, window: seconds(60 * 60) },
  perEmail: { what: "contact-from-email", max: 5, window: seconds(day) },
};

type Letter = Pick<ContactCaseItem, "topic" | "right" | "email" | "language" | "personalNumberHidden"> & {
  readonly at: string;
  readonly text: string;
};

const readLetter = ({ topic, right, email, message, language }: NewContact, now: Date): Letter => {
  const text = hidePersonalNumbers(message, swedishDate(now));
  return {
    topic,
    right: topic === "privacy" ? right : undefined,
    email,
    language,
    personalNumberHidden: text !== message,
    at: now.toISOString(),
    text,
  };
};

const dueOf = ({ topic, at }: Letter): string | undefined => (topic === "privacy" ? dueAfter(at) : undefined);

const newCase = ({ at, text, ...letter }: Letter, caseNumber: string): ContactCaseItem => ({
  entity: "contactCase",
  caseNumber,
  ...letter,
  state: "new",
  createdAt: at,
  lastAt: at,
  askedAt: at,
  dueOn: dueOf({ at, text, ...letter }),
  history: [{ kind: "letter", at, text }],
  version: 1,
  expiresAt: expiryOf("contactCases", new Date(at)),
});

/** Reopens an answered or closed case; a request about personal data then gets a new month. */
const longerCase = (known: ContactCaseItem, letter: Letter): ContactCaseItem => {
  const { at, text, right, language, personalNumberHidden } = letter;
  const again: Partial<ContactCaseItem> = isWaiting(known)
    ? { dueOn: known.dueOn ?? dueOf(letter) }
    : {
        state: "new",
        holder: undefined,
        askedAt: at,
        answeredAt: undefined,
        extendedAt: undefined,
        dueOn: known.dueOn === undefined ? dueOf(letter) : dueAfter(at),
      };
  return caseAfter(
    known,
    { kind: "letter", at, text },
    {
      ...again,
      right: known.right ?? right,
      language,
      personalNumberHidden: known.personalNumberHidden || personalNumberHidden,
    },
  );
};

/** Finds the named case only for its own address, so that nobody can write into another person's case. */
const knownCase = async (
  table: Table,
  { caseNumber, email }: NewContact,
): Promise<ContactCaseItem | undefined> => {
  if (caseNumber === undefined) return undefined;
  const known = await table.get(keys.contactCase(caseNumber), ContactCaseItem);
  return known?.email === email && known.history.length < maxHistory ? known : undefined;
};

/** Storing the letter triggers its mails. Each solved challenge is good for one. */
export const sendContact = async (
  context: ContactContext,
  sentLetter: NewContact,
  address: string,
): Promise<{ caseNumber: string }> => {
  const { table, system } = context;
  const { email, solution } = sentLetter;
  const sent = formWrites(context, contactForm, solution, { address, email });
  return retryOnConflict(system, async () => {
    const now = system.now();
    const letter = readLetter(sentLetter, now);
    const known = await knownCase(table, sentLetter);
    const item = known
      ? longerCase(known, letter)
      : newCase(letter, datedNumber("K", swedishDate(now), system.bytes(4)));
    const write = caseWrite(item);
    await table.transact([
      ...sent,
      known ? write.expect("version", known.version, "stale") : write.expectNew("stale"),
    ]);
    return { caseNumber: item.caseNumber };
  });
};
