import type { AdminEvent } from "#contract/admin-events.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { MailLayout } from "#lambdas/shared/mail/mail-layout.ts";
import type { WrittenMail } from "#lambdas/shared/mail/mail.ts";
import { writeMail } from "#lambdas/shared/mail/write.ts";
import { type Addressed, addressOf } from "./address.ts";
import { type MailTemplate, categoryOf, renderMail } from "#lambdas/shared/mail/templates/mail-template.ts";
import { isMailDue } from "./message-rhythm.ts";
import type { Delivery, Recipient } from "./delivery.ts";
import { sendOnce } from "./send-once.ts";
import { sendSaleText } from "./send-sale-text.ts";
import type { TextLimits } from "./text-limits.ts";
import type { SendText } from "#lambdas/shared/text-messages/aws-text-messages.ts";
import { mailLinks } from "#lambdas/shared/tokens/mail-links.ts";
import { isHeldFor } from "#lambdas/shared/table/email-guard.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type Messenger = {
  readonly table: Table;
  readonly now: () => Date;
  publish(userId: string, event: RealtimeEvent): Promise<void>;
  publishToAdmins(event: AdminEvent): Promise<void>;
  readonly send: (to: string, mail: WrittenMail) => Promise<void>;
  readonly sendText: SendText;
  readonly textLimits: TextLimits;
  /** Tells the operators that no more text messages go to the buyers of a store for now. */
  readonly reportWithheld: (storeId: string) => void;
  readonly siteOrigin: string;
  /** Those who answer mails. */
  readonly supportEmail: string;
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
  /** Closes the links by which someone leaves a kind of mail. */
  readonly linkSecret: string;
};

const layoutFor = (
  { siteOrigin, linkSecret }: Messenger,
  { why }: Addressed,
  recipient: Recipient,
  template: MailTemplate,
): MailLayout => {
  const category = categoryOf(template);
  if (category === undefined || recipient === "support" || !("userId" in recipient))
    return { siteOrigin, why };
  const { userId } = recipient;
  return { siteOrigin, why, leaving: mailLinks(linkSecret, { userId, category }, siteOrigin) };
};

const writeTo = (
  messenger: Messenger,
  addressed: Addressed,
  { template, to }: Extract<Delivery, { kind: "mail" }>,
): WrittenMail => {
  const { siteOrigin, supportEmail, codeSecret } = messenger;
  const { language } = addressed;
  const today = swedishDate(messenger.now());
  const mail = renderMail(template, { language, siteOrigin, supportEmail, today, codeSecret });
  return writeMail(mail, layoutFor(messenger, addressed, to, template));
};

/** Who asks for a code to an address that has an account, or had one until just now, is answered with word of that: only its mail tells. */
const fittingTemplate = async ({ table, now }: Messenger, template: MailTemplate): Promise<MailTemplate> => {
  if (template.name !== "sign-up" && template.name !== "email-code") return template;
  const guard = await table.get(keys.emailGuard(template.made.email), EmailGuardItem);
  const own = template.name === "email-code" ? template.made.userId : undefined;
  if (guard?.userId !== undefined && guard.userId === own) return template;
  if (guard?.userId !== undefined)
    return { name: template.name === "sign-up" ? "account-exists" : "email-in-use" };
  const { heldFor } = guard ?? {};
  if (heldFor === undefined || !isHeldFor(guard, heldFor, now())) return template;
  return heldFor === own ? template : { name: "email-held" };
};

/** Tells one thing; `changeId` names across retries the change it follows from. A person who has left is told nothing, and the person who does not want it gets no mail. */
export const tell = async (messenger: Messenger, changeId: string, delivery: Delivery): Promise<void> => {
  if (delivery.kind === "event") return messenger.publish(delivery.userId, delivery.event);
  if (delivery.kind === "admin-event")
    return messenger.publishToAdmins({ kind: "admin-queue-changed", queue: delivery.queue });
  if (delivery.kind === "text") return sendSaleText(messenger, changeId, delivery);
  const { to, copy } = delivery;
  const template = await fittingTemplate(messenger, delivery.template);
  const addressed = await addressOf(messenger, to, template);
  if (!addressed) return;
  if (template.name === "message" && !(await isMailDue(messenger, changeId, template.unread))) return;
  const mail = writeTo(messenger, addressed, { ...delivery, template });
  const deliveryId = [changeId, template.name, ...(copy === undefined ? [] : [copy])].join("#");
  await sendOnce(messenger, deliveryId, () => messenger.send(addressed.email, mail));
};
