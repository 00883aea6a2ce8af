import type { Language } from "#contract/accounts.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { RealtimeEvent } from "#contract/realtime.ts";
import { writeLetter } from "#lambdas/notifications/mail/letter.ts";
import type { Mail } from "#lambdas/notifications/mail/mail.ts";
import type { Notice, Recipient } from "#lambdas/notifications/notice.ts";
import { update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { FoundContactItem } from "#lambdas/table/items/found-report.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

export type Messenger = {
  readonly table: Table;
  now(): Date;
  publish(userId: string, event: RealtimeEvent): Promise<void>;
  send(to: string, mail: Mail): Promise<void>;
  readonly siteOrigin: string;
  /** Those who answer letters. */
  readonly supportEmail: string;
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
};

/** Outlives every retry: the stream keeps a record for a day, the dead letter queue for two weeks. */
const markerSeconds = 30 * 86_400;

const marker = (noticeId: string) => update(keys.notice(noticeId));

/**
 * Sends a mail once, as far as can be known. The marker is written before sending, so that nothing goes out while the
 * table cannot remember it, and completed afterwards. If we fail in between, the retry sends again: at least once,
 * because being told twice that a bike is registered is a nuisance, but never being told looks like a lost registration.
 */
const sendOnce = async (messenger: Messenger, noticeId: string, to: string, mail: Mail): Promise<void> => {
  const now = messenger.now();
  const expiresAt = Math.floor(now.getTime() / 1000) + markerSeconds;
  try {
    await messenger.table.transact([
      marker(noticeId).set({ entity: "notice", expiresAt }).expectAbsent("sentAt", "repeated"),
    ]);
  } catch (error) {
    if (failedWith(error, "repeated")) return;
    throw error;
  }
  await messenger.send(to, mail);
  await messenger.table.transact([marker(noticeId).set({ sentAt: now.toISOString() })]);
};

type Addressed = { readonly email: string; readonly language: Language };

/** Undefined for an account that is no more. */
const addressOf = async (
  { table, supportEmail }: Messenger,
  recipient: Recipient,
): Promise<Addressed | undefined> => {
  if (recipient === "support") return { email: supportEmail, language: "sv" };
  if ("finderOf" in recipient) {
    const { bikeId, reportId } = recipient.finderOf;
    const contact = await table.get(keys.foundContact(bikeId, reportId), FoundContactItem);
    const { email, language } = contact ?? {};
    return email === undefined || language === undefined ? undefined : { email, language };
  }
  return "email" in recipient ? recipient : table.get(keys.profile(recipient.userId), ProfileItem);
};

/** Tells one thing; `changeId` names across retries the change it follows from. Somebody who has left is told nothing. */
export const tell = async (messenger: Messenger, changeId: string, notice: Notice): Promise<void> => {
  if (notice.kind === "event") return messenger.publish(notice.userId, notice.event);
  const { letter, to } = notice;
  const addressed = await addressOf(messenger, to);
  if (!addressed) return;
  const { siteOrigin, supportEmail, codeSecret } = messenger;
  const { language } = addressed;
  const today = swedishDate(messenger.now());
  const mail = writeLetter(letter, { language, siteOrigin, supportEmail, today, codeSecret });
  await sendOnce(messenger, `${changeId}#${letter.name}`, addressed.email, mail);
};
