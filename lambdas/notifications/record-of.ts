import { expiryOf } from "#contract/privacy/retention.ts";
import type { MailTags, WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { type MailTemplate, canBeSentAgain, categoryOf } from "./mails.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type RecordedMail = {
  readonly userId: string;
  readonly deliveryId: string;
  readonly template: MailTemplate;
  readonly mail: WrittenMail;
};

/** The table row of a mail to an account. `at` is the first attempt. */
export type MailRecord = {
  readonly tags: (at: Date) => MailTags;
  readonly begun: (at: Date) => Action;
  readonly sent: (at: Date, now: Date) => Action;
  readonly held: (at: Date, why: "declined" | "refused") => Action;
};

/** Ids sort by first attempt, and use only the characters SES allows in tags. */
const idOf = (deliveryId: string, at: Date): string =>
  `${Math.floor(at.getTime() / 1000)}-${deliveryId.replaceAll(/[^\w-]/g, "-")}`;

export const recordOf = ({ userId, deliveryId, template, mail }: RecordedMail): MailRecord => {
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
