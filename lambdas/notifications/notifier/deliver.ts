import type { Delivery, Recipient } from "#lambdas/notifications/delivery.ts";
import type { Messenger } from "#lambdas/notifications/messenger.ts";
import { sendSaleText } from "#lambdas/shops/deliveries/send-sale-text.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { MailLayout } from "#lambdas/platform/mail/mail-layout.ts";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { writeMail } from "#lambdas/platform/mail/write.ts";
import { type MailTemplate, categoryOf, renderMail } from "#lambdas/notifications/mails.ts";
import { isMailDue } from "#lambdas/messages/deliveries/message-rhythm.ts";
import { recordOf } from "#lambdas/notifications/record-of.ts";
import { holdOnce, sendOnce } from "#lambdas/notifications/send-once.ts";
import { mailLinks } from "#lambdas/platform/tokens/mail-links.ts";
import { type WatchName, endLinks } from "#lambdas/checks/watch-links.ts";
import { isHeldFor } from "#lambdas/people/email-guard.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Addressed, addressOf } from "./address.ts";

type MailDelivery = Extract<Delivery, { kind: "mail" }>;

const watchOf = (recipient: Recipient): WatchName | undefined => {
  if (recipient === "support") return undefined;
  if ("watcherOf" in recipient) return recipient.watcherOf;
  return "email" in recipient ? recipient.watch : undefined;
};

const layoutFor = (
  { siteOrigin, linkSecret, codeSecret }: Messenger,
  { why }: Addressed,
  recipient: Recipient,
  template: MailTemplate,
): MailLayout => {
  const watch = watchOf(recipient);
  if (watch) return { siteOrigin, why, unsubscribe: endLinks(codeSecret, watch, siteOrigin) };
  const category = categoryOf(template);
  if (category === undefined || recipient === "support" || !("userId" in recipient))
    return { siteOrigin, why };
  const { userId } = recipient;
  return { siteOrigin, why, unsubscribe: mailLinks(linkSecret, { userId, category }, siteOrigin) };
};

const writeTo = (messenger: Messenger, addressed: Addressed, { template, to }: MailDelivery): WrittenMail => {
  const { siteOrigin, supportEmail, codeSecret } = messenger;
  const { language } = addressed;
  const today = swedishDate(messenger.now());
  const mail = renderMail(template, { language, siteOrigin, supportEmail, today, codeSecret });
  return writeMail(mail, layoutFor(messenger, addressed, to, template));
};

/** Replaces the code mail if the address has or recently had a proved account: only its mailbox may learn that. */
const chooseTemplate = async ({ table, now }: Messenger, template: MailTemplate): Promise<MailTemplate> => {
  if (template.name !== "sign-up" && template.name !== "email-code") return template;
  const guard = await table.get(keys.emailGuard(template.made.email), EmailGuardItem);
  const own = template.name === "email-code" ? template.made.userId : undefined;
  if (guard?.userId !== undefined && guard.userId === own) return template;
  if (guard?.unproved) return template;
  if (guard?.userId !== undefined)
    return { name: template.name === "sign-up" ? "account-exists" : "email-in-use" };
  const { heldFor } = guard ?? {};
  if (heldFor === undefined || !isHeldFor(guard, heldFor, now())) return template;
  return heldFor === own ? template : { name: "email-held" };
};

/** Held mails do not count in the conversation's rhythm, so the first unread message is mailed once the person accepts mails again. */
const isDue = async (
  messenger: Messenger,
  changeId: string,
  template: MailTemplate,
  { held }: Addressed,
): Promise<boolean> => {
  if (template.name !== "message") return true;
  return held === undefined ? isMailDue(messenger, changeId, template.unread) : template.unread.first;
};

/** Mails a change once. Mails to accounts are recorded with their outcome, also when held. */
const deliverByMail = async (
  messenger: Messenger,
  changeId: string,
  delivery: MailDelivery,
): Promise<void> => {
  const { to, copy } = delivery;
  const template = await chooseTemplate(messenger, delivery.template);
  const addressed = await addressOf(messenger, to, template);
  if (!addressed) return;
  if (!(await isDue(messenger, changeId, template, addressed))) return;
  const mail = writeTo(messenger, addressed, { ...delivery, template });
  const deliveryId = [changeId, template.name, ...(copy === undefined ? [] : [copy])].join("#");
  const record =
    to !== "support" && "userId" in to ? recordOf({ ...to, deliveryId, template, mail }) : undefined;
  const { email, held } = addressed;
  if (held !== undefined) return holdOnce(messenger, deliveryId, held, record);
  await sendOnce(messenger, deliveryId, (at) => messenger.send(email, mail, record?.tags(at)), record);
};

/** Sends one delivery; `changeId` stays the same across retries. Deleted accounts get nothing, and declined mails are not sent. */
export const deliver = async (messenger: Messenger, changeId: string, delivery: Delivery): Promise<void> => {
  if (delivery.kind === "event") return messenger.publish(delivery.userId, delivery.event);
  if (delivery.kind === "admin-event")
    return messenger.publishToAdmins({ kind: "admin-queue-changed", queue: delivery.queue });
  if (delivery.kind === "text") return sendSaleText(messenger, changeId, delivery);
  return deliverByMail(messenger, changeId, delivery);
};
