import { expiryOf } from "#contract/retention.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { NewContact } from "#contract/contact.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { type OpenForm, formWrites } from "#lambdas/shared/challenges/form-challenge.ts";
import type { System } from "#lambdas/system.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { datedNumber } from "#lambdas/shared/table/ids.ts";
import type { ContactCaseItem } from "#lambdas/shared/table/items/contact.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type ContactContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "bytes" | "random" | "wait">;
  readonly challengeSecret: string;
};

const day = 24 * 60 * 60;
const failure = "too-many-requests";

export const contactForm: OpenForm = {
  name: "contact",
  perAddress: { what: "contact-from-address", most: 10, window: seconds(60 * 60), failure },
  perEmail: { what: "contact-from-email", most: 5, window: seconds(day), failure },
};

const caseFrom = (
  { topic, email, message, language }: NewContact,
  { now, bytes }: Pick<System, "now" | "bytes">,
): ContactCaseItem => {
  const at = now();
  const today = swedishDate(at);
  const shown = hidePersonalNumbers(message, today);
  return {
    entity: "contactCase",
    caseNumber: datedNumber("K", today, bytes(4)),
    topic,
    email,
    message: shown,
    personalNumberHidden: shown !== message,
    language,
    createdAt: at.toISOString(),
    expiresAt: expiryOf("contactCases", at),
  };
};

/** Keeps a letter as a case; the mails about it follow from that. A solved challenge carries one letter. */
export const sendContact = async (
  context: ContactContext,
  letter: NewContact,
  address: string,
): Promise<{ caseNumber: string }> => {
  const { table, system } = context;
  const { email, solution } = letter;
  const sent = formWrites(context, contactForm, solution, { address, email });
  return untilFresh(system, async () => {
    const item = caseFrom(letter, system);
    await table.transact([
      ...sent,
      put(keys.contactCase(item.caseNumber), "contactCase", item).expectNew("stale"),
    ]);
    return { caseNumber: item.caseNumber };
  });
};
