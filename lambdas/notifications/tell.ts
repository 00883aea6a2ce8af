import type { AdminEvent } from "#contract/admin-events.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { Frame } from "#lambdas/mail/frame.ts";
import type { WrittenMail } from "#lambdas/mail/mail.ts";
import { writeMail } from "#lambdas/mail/write.ts";
import { type Addressed, addressOf } from "#lambdas/notifications/address.ts";
import { type Letter, writeLetter } from "#lambdas/notifications/mail/letter.ts";
import { categoryOf } from "#lambdas/notifications/mail/occasion.ts";
import { isMailDue } from "#lambdas/notifications/message-rhythm.ts";
import type { Notice, Recipient } from "#lambdas/notifications/notice.ts";
import { sendOnce } from "#lambdas/notifications/send-once.ts";
import { mailLinks } from "#lambdas/secrets/mail-links.ts";
import type { Table } from "#lambdas/table/table.ts";

export type Messenger = {
  readonly table: Table;
  readonly now: () => Date;
  publish(userId: string, event: RealtimeEvent): Promise<void>;
  publishToAdmins(event: AdminEvent): Promise<void>;
  readonly send: (to: string, mail: WrittenMail) => Promise<void>;
  readonly siteOrigin: string;
  /** Those who answer letters. */
  readonly supportEmail: string;
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
  /** Closes the links by which somebody leaves a kind of mail. */
  readonly linkSecret: string;
};

const frameFor = (
  { siteOrigin, linkSecret }: Messenger,
  { why }: Addressed,
  recipient: Recipient,
  letter: Letter,
): Frame => {
  const category = categoryOf(letter);
  if (category === undefined || recipient === "support" || !("userId" in recipient))
    return { siteOrigin, why };
  const { userId } = recipient;
  return { siteOrigin, why, leaving: mailLinks(linkSecret, { userId, category }, siteOrigin) };
};

const writeTo = (
  messenger: Messenger,
  addressed: Addressed,
  { letter, to }: Extract<Notice, { kind: "mail" }>,
): WrittenMail => {
  const { siteOrigin, supportEmail, codeSecret } = messenger;
  const { language } = addressed;
  const today = swedishDate(messenger.now());
  const mail = writeLetter(letter, { language, siteOrigin, supportEmail, today, codeSecret });
  return writeMail(mail, frameFor(messenger, addressed, to, letter));
};

/** Tells one thing; `changeId` names across retries the change it follows from. Whoever has left is told nothing, and whoever does not want it gets no mail. */
export const tell = async (messenger: Messenger, changeId: string, notice: Notice): Promise<void> => {
  if (notice.kind === "event") return messenger.publish(notice.userId, notice.event);
  if (notice.kind === "admin-event")
    return messenger.publishToAdmins({ kind: "admin-queue-changed", queue: notice.queue });
  const { letter, to } = notice;
  const addressed = await addressOf(messenger, to, letter);
  if (!addressed) return;
  if (letter.name === "message" && !(await isMailDue(messenger, changeId, letter.unread))) return;
  const mail = writeTo(messenger, addressed, notice);
  await sendOnce(messenger, `${changeId}#${letter.name}`, addressed.email, mail);
};
