import { expiryOf } from "#contract/retention.ts";
import type { MailTags, WrittenMail } from "#lambdas/shared/mail/mail.ts";
import {
  type MailTemplate,
  canBeSentAgain,
  categoryOf,
} from "#lambdas/shared/mail/templates/mail-template.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Sent = {
  readonly userId: string;
  readonly deliveryId: string;
  readonly template: MailTemplate;
  readonly mail: WrittenMail;
};

/** What is written down of a mail to someone with an account. `at` is when it was first tried. */
export type MailRecord = {
  readonly tags: (at: Date) => MailTags;
  readonly begun: (at: Date) => Action;
  readonly sent: (at: Date, now: Date) => Action;
  readonly held: (at: Date, why: "declined" | "refused") => Action;
};

/** Mails are listed by when they were first tried, and SES takes few letters. */
const idOf = (deliveryId: string, at: Date): string =>
  `${Math.floor(at.getTime() / 1000)}-${deliveryId.replaceAll(/[^\w-]/g, "-")}`;

export const recordOf = ({ userId, deliveryId, template, mail }: Sent): MailRecord => {
  const written = (at: Date) =>
    update(keys.personMail(userId, idOf(deliveryId, at))).set({
      entity: "personMail",
      userId,
      id: idOf(deliveryId, at),
      at: at.toISOString(),
      subject: mail.subject,
      language: mail.language,
      category: categoryOf(template),
      template: canBeSentAgain(template) ? template : undefined,
      expiresAt: expiryOf("personMails", at),
    });
  return {
    tags: (at) => ({ person: userId, mail: idOf(deliveryId, at) }),
    begun: (at) => written(at).remove("held"),
    sent: (at, now) => written(at).set({ sentAt: now.toISOString() }),
    held: (at, held) => written(at).set({ held }),
  };
};
