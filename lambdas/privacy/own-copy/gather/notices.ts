import * as z from "zod";
import { actsOfCustomers } from "#contract/platform/audit-actions.ts";
import { secretExtractIds } from "./disclosures.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { queryAll, type Gathering } from "./gathering.ts";
import { AlertDigestItem, AlertHitItem, AlertItem } from "#lambdas/ads/items/alert.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { PersonAccessItem } from "#lambdas/people/items/person-access.ts";
import { PersonMailItem } from "#lambdas/people/items/person-mail.ts";
import { auditPartition } from "#lambdas/platform/table/audit-keys.ts";
import { accessPartition, keys, lists } from "#lambdas/platform/table/keys.ts";

export const Notifications = z.array(
  NotificationItem.pick({
    type: true,
    params: true,
    unread: true,
    link: true,
    createdAt: true,
    unreadSince: true,
  }),
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
    /** Picture of the page, as sent. */
    picture: z.string().optional(),
  }),
);

/** Audit lines. Staff of the registry appear only as administrators, and other people as somebody. */
export const Log = z.array(
  AuditItem.pick({ action: true, at: true, reason: true }).extend({
    by: z.enum(["you", "somebody", "administrator"]),
  }),
);

const isOfCustomers = (action: AuditItem["action"]): boolean =>
  actsOfCustomers.some((other) => other === action);

export const actorOf = ({ by, action }: AuditItem, userId: string) => {
  if (by === userId) return "you";
  return isOfCustomers(action) ? "somebody" : "administrator";
};

/** Only the mails' metadata: their content is in the other parts. */
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

export const gatherBugReports = async ({
  table,
  userId,
  wanted,
}: Gathering): Promise<z.infer<typeof BugReports>> => {
  const letters = await queryAll(table, {
    index: "gsi1",
    partition: lists.bugLettersOf(userId),
    schema: BugLetterItem,
  });
  return Promise.all(
    letters.map(async (letter) => {
      const { bugId, pictureId } = letter;
      const upload =
        pictureId === undefined ? undefined : await table.get(keys.upload(pictureId), UploadItem);
      const readyId = upload?.state === "ready" ? pictureId : undefined;
      return BugReports.element.parse({
        ...letter,
        picture: wanted.picture("bug-picture", userId, readyId, bugId),
      });
    }),
  );
};

/** Audit actions that the reported person must not see before a decision against them. */
const ofReports = new Set<AuditItem["action"]>([
  "thread-reported",
  "message-report-opened",
  "message-report-dismissed",
  "ad-case-opened",
]);

/** Leaves out reports by others that are open or were dismissed. */
const mayKnow = (lines: readonly AuditItem[], userId: string): AuditItem[] => {
  const decided = new Set(lines.flatMap(({ action, subject }) => (ofReports.has(action) ? [] : subject)));
  return lines.filter(
    ({ action, by, subject }) => by === userId || !ofReports.has(action) || decided.has(subject),
  );
};

const ofAccesses = new Set<AuditItem["action"]>([
  "person-access-opened",
  "access-sample-explained",
  "access-sample-unexplained",
]);

const accessAt = (adminId: string, at: string): string => `${adminId} ${at}`;

/** The kind of each access's reason, without the administrator's words and without secret cases. */
const groundsOf = async (
  { table, userId }: Gathering,
  secret: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  const accesses = await queryAll(table, { partition: accessPartition(userId), schema: PersonAccessItem });
  return new Map(
    accesses
      .filter(({ caseId = "" }) => !secret.has(caseId))
      .map(({ adminId, at, reason = "case" }) => [accessAt(adminId, at), reason]),
  );
};

/** Audit lines about the person, whether originals or copies. */
export const gatherLog = async (gathering: Gathering, at: Date): Promise<z.infer<typeof Log>> => {
  const { table, userId, others } = gathering;
  const all = await queryAll(table, { partition: auditPartition(userId), schema: AuditItem });
  const secret = secretExtractIds(gathering, at);
  const grounds = await groundsOf(gathering, secret);
  const lines = mayKnow(all, userId).filter(
    ({ action, at, by, subject }) =>
      !secret.has(subject) && (action !== "person-access-opened" || grounds.has(accessAt(by, at))),
  );
  // Notes the administrators, so that a reason does not name them.
  await Promise.all(lines.map(({ by }) => others.maskedName(by)));
  return lines.map((line) => {
    const { action, at, by, reason } = line;
    const shownReason = ofAccesses.has(action) ? grounds.get(accessAt(by, at)) : reason;
    return { at, by: actorOf(line, userId), action, reason: shownReason };
  });
};
