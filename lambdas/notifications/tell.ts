import type { RealtimeEvent } from "#contract/realtime.ts";
import { bikeRegisteredMail } from "#lambdas/notifications/mail/bike-registered.ts";
import type { Mail } from "#lambdas/notifications/mail/mail.ts";
import type { Notice } from "#lambdas/notifications/notices.ts";
import { update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

export type Messenger = {
  readonly table: Table;
  now(): Date;
  publish(userId: string, event: RealtimeEvent): Promise<void>;
  send(to: string, mail: Mail): Promise<void>;
  readonly siteOrigin: string;
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

/** Tells one person one thing; `noticeId` names it across retries. Somebody who has left is told nothing. */
export const tell = async (messenger: Messenger, noticeId: string, notice: Notice): Promise<void> => {
  if (notice.kind === "event") return messenger.publish(notice.userId, notice.event);
  const profile = await messenger.table.get(keys.profile(notice.userId), ProfileItem);
  if (!profile) return;
  const mail = bikeRegisteredMail(notice.bike, profile.language, messenger.siteOrigin);
  await sendOnce(messenger, noticeId, profile.email, mail);
};
