import { swedishDate } from "#contract/calendar-date.ts";
import type { NewContact } from "#contract/contact.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { readSolution } from "#lambdas/shared/challenges/challenge.ts";
import { contactPurpose } from "#lambdas/contact/challenge.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { datedNumber } from "#lambdas/shared/table/ids.ts";
import type { ContactCaseItem } from "#lambdas/shared/table/items/contact.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type ContactContext = Pick<System, "now" | "bytes" | "random" | "wait"> & {
  readonly table: Table;
  readonly challengeSecret: string;
};

const day = 24 * 60 * 60;
const failure = "too-many-requests";

/** Anybody can write anybody's e-mail address, and a receipt goes there. */
const perEmail: RateLimit = { what: "contact-from-email", most: 5, window: seconds(day), failure };
const perAddress: RateLimit = { what: "contact-from-address", most: 10, window: seconds(60 * 60), failure };

/** A case is done with long before; two years are for the person who comes back to one. */
const caseSeconds = 2 * 365 * day;

const caseFrom = (
  { topic, email, message, language }: NewContact,
  { now, bytes }: Pick<ContactContext, "now" | "bytes">,
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
    expiresAt: Math.floor(at.getTime() / 1000) + caseSeconds,
  };
};

/** Keeps a letter as a case; the mails about it follow from that. A solved challenge carries one letter. */
export const sendContact = async (
  context: ContactContext,
  letter: NewContact,
  address: string,
): Promise<{ caseNumber: string }> => {
  const solved = readSolution(context.challengeSecret, contactPurpose, letter.solution, context.now());
  if (!solved) throw new ProblemError("bot-check-failed");
  const { signature, expiresAt } = solved;
  return untilFresh(context, async () => {
    const item = caseFrom(letter, context);
    const now = context.now();
    await context.table.transact([
      put(keys.solvedChallenge(signature), "solvedChallenge", {
        // Gone only when the challenge is certainly out of date.
        expiresAt: expiresAt + 60,
      }).expectNew("bot-check-failed"),
      counted(perAddress, address, now),
      counted(perEmail, letter.email, now),
      put(keys.contactCase(item.caseNumber), "contactCase", item).expectNew("stale"),
    ]);
    return { caseNumber: item.caseNumber };
  });
};
