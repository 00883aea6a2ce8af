import { swedishDate } from "#contract/calendar-date.ts";
import type { MailLayout } from "#lambdas/shared/mail/mail-layout.ts";
import type { WrittenMail } from "#lambdas/shared/mail/mail.ts";
import { writeMail } from "#lambdas/shared/mail/write.ts";
import { type Addressed, addressOf } from "./address.ts";
import { type MailTemplate, categoryOf, renderMail } from "#lambdas/shared/mail/templates/mail-template.ts";
import { isMailDue } from "./message-rhythm.ts";
import type { Delivery, Recipient } from "./delivery.ts";
import { recordOf } from "./record-of.ts";
import { holdOnce, sendOnce } from "./send-once.ts";
import type { Messenger } from "./messenger.ts";
import { mailLinks } from "#lambdas/shared/tokens/mail-links.ts";
import { isHeldFor } from "#lambdas/shared/table/email-guard.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type MailDelivery = Extract<Delivery, { kind: "mail" }>;

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

const writeTo = (messenger: Messenger, addressed: Addressed, { template, to }: MailDelivery): WrittenMail => {
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

/** What is held leaves no trace in the rhythm of mails: once mails are wanted again, the first unread message is told of. */
const isDue = async (
  messenger: Messenger,
  changeId: string,
  template: MailTemplate,
  { held }: Addressed,
): Promise<boolean> => {
  if (template.name !== "message") return true;
  return held === undefined ? isMailDue(messenger, changeId, template.unread) : template.unread.first;
};

/** Mails a change once. What goes to someone with an account is written down with what becomes of it, also where it is held. */
export const tellByMail = async (
  messenger: Messenger,
  changeId: string,
  delivery: MailDelivery,
): Promise<void> => {
  const { to, copy } = delivery;
  const template = await fittingTemplate(messenger, delivery.template);
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
