import * as z from "zod";
import { secretOf } from "./disclosures.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { everyOne, type Gathering } from "./gathering.ts";
import { AlertDigestItem, AlertHitItem, AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { BugLetterItem } from "#lambdas/shared/table/items/bug-report.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { PersonMailItem } from "#lambdas/shared/table/items/person-mail.ts";
import { auditPartition } from "#lambdas/shared/table/audit-keys.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

export const Notifications = z.array(
  NotificationItem.pick({ type: true, params: true, link: true, createdAt: true, unreadSince: true }),
);

export const Mails = z.array(
  PersonMailItem.pick({
    at: true,
    subject: true,
    held: true,
    sentAt: true,
    handedOverAt: true,
    cameBack: true,
  }),
);

export const Alerts = z.array(
  AlertItem.pick({
    name: true,
    kind: true,
    criteria: true,
    state: true,
    createdAt: true,
    found: true,
  }).extend({ hits: z.array(z.string()) }),
);

export const Digest = AlertDigestItem.pick({ day: true, alerts: true });

export const BugReports = z.array(
  BugLetterItem.pick({ path: true, message: true, browser: true, language: true, at: true }).extend({
    answer: z.object({ text: z.string(), at: z.string() }).optional(),
    /** Of the page, as it was sent. */
    picture: z.string().optional(),
  }),
);

/** Who looked at or changed what. People who work for the register are no more than that here. */
export const Log = z.array(
  AuditItem.pick({ action: true, at: true, reason: true }).extend({ by: z.enum(["you", "administrator"]) }),
);

/** What a mail is written from stands in the parts that it tells of. */
export const gatherMails = ({ own }: Gathering) => own.of("personMail", Mails.element);

export const gatherNotifications = ({ own }: Gathering) => own.of("notification", Notifications.element);

export const gatherAlerts = ({ own }: Gathering): z.infer<typeof Alerts> => {
  const hits = own.of("alertHit", AlertHitItem);
  return own.of("alert", AlertItem).map((alert) =>
    Alerts.element.parse({
      ...alert,
      hits: hits.filter(({ alertId }) => alertId === alert.id).map(({ at }) => at),
    }),
  );
};

export const gatherDigest = ({ own }: Gathering) => own.one("alertDigest", Digest);

/** With the pictures that have come. */
export const gatherBugReports = async ({
  table,
  userId,
  wanted,
}: Gathering): Promise<z.infer<typeof BugReports>> => {
  const letters = await everyOne(table, {
    index: "gsi1",
    partition: lists.bugLettersOf(userId),
    schema: BugLetterItem,
  });
  return Promise.all(
    letters.map(async (letter) => {
      const { bugId, pictureId } = letter;
      const upload =
        pictureId === undefined ? undefined : await table.get(keys.upload(pictureId), UploadItem);
      const kept = upload?.state === "ready" ? pictureId : undefined;
      return BugReports.element.parse({
        ...letter,
        picture: wanted.picture("bug-picture", userId, kept, bugId),
      });
    }),
  );
};

/** Every line that concerns the person, whether it lies at them or is the copy of one that lies elsewhere. */
export const gatherLog = async (gathering: Gathering, at: Date): Promise<z.infer<typeof Log>> => {
  const { table, userId, others } = gathering;
  const all = await everyOne(table, { partition: auditPartition(userId), schema: AuditItem });
  const secret = secretOf(gathering, at);
  const lines = all.filter(({ subject }) => !secret.has(subject));
  // So that no reason names them either.
  await Promise.all(lines.map(({ by }) => others.called(by)));
  return lines.map(({ action, at, reason, by }) => ({
    at,
    by: by === userId ? "you" : "administrator",
    action,
    reason,
  }));
};
