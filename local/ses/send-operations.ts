import { QueryError } from "#local/aws/query-error.ts";
import type { SendOperation } from "#local/aws/query-service.ts";
import type { CloudContext } from "#local/cloud.ts";

import { compose } from "./compose.ts";
import type { Mailbox } from "./mailbox.ts";
import { readAddresses } from "./mime/addresses.ts";
import { headerOf, readEntity } from "./mime/header-lines.ts";
import { checkSender, readOneAddress } from "./sender-policy.ts";
import type { VerifiedSenders } from "./sender-policy.ts";
import { invalid } from "./ses-error.ts";
import type { StoredMail } from "./stored-mail.ts";

type Sending = {
  context: CloudContext;
  mailbox: Mailbox;
  verifiedSenders: VerifiedSenders;
  /** The rules that mails can be sent under, or any. */
  configurations: readonly string[] | "any";
  /** Hears of each mail that was taken. */
  sent: (mail: StoredMail, configuration: string | undefined) => void;
};

type Operation = (sending: Sending, form: URLSearchParams) => Promise<StoredMail>;

const mostRecipients = 50;
const largestMessage = 10 * 1024 * 1024;

const members = (form: URLSearchParams, name: string): string[] => {
  const found: string[] = [];
  for (let at = 1; form.has(`${name}.member.${at}`); at += 1)
    found.push(form.get(`${name}.member.${at}`) ?? "");
  return found;
};

const checkRecipients = (recipients: readonly string[]): void => {
  if (recipients.length === 0) throw invalid("Missing required header 'To'.");
  if (recipients.length > mostRecipients) throw invalid(`Recipient count exceeds ${mostRecipients}.`);
};

const configurationIn = (form: URLSearchParams, { configurations }: Sending): string | undefined => {
  const named = form.get("ConfigurationSetName") ?? undefined;
  if (named !== undefined && configurations !== "any" && !configurations.includes(named))
    throw new QueryError("ConfigurationSetDoesNotExist", `Configuration set <${named}> does not exist.`);
  return named;
};

const sendEmail: Operation = async ({ context, mailbox, verifiedSenders }, form) => {
  const from = form.get("Source") ?? "";
  const subject = form.get("Message.Subject.Data") ?? "";
  const html = form.get("Message.Body.Html.Data") ?? "";
  const text = form.get("Message.Body.Text.Data") ?? "";
  const [to, cc, bcc] = ["To", "Cc", "Bcc"].map((kind) => members(form, `Destination.${kind}Addresses`));
  const replyTo = members(form, "ReplyToAddresses");
  const recipients = [...(to ?? []), ...(cc ?? []), ...(bcc ?? [])].map(readOneAddress);
  for (const address of replyTo) readOneAddress(address);
  checkSender(readOneAddress(from), verifiedSenders, context.region);
  checkRecipients(recipients);
  if (/[\r\n\0]/.test(subject)) throw invalid("Subject contains control characters.");
  if (html === "" && text === "") throw invalid("Message body is empty.");
  const date = new Date(context.clock.now());
  const raw = await compose({ from, to: to ?? [], cc, replyTo, subject, html, text, date });
  return mailbox.add(raw, recipients);
};

const sendRawEmail: Operation = ({ context, mailbox, verifiedSenders }, form) => {
  const raw = Buffer.from(form.get("RawMessage.Data") ?? "", "base64");
  if (raw.length === 0) throw invalid("Raw message is empty.");
  if (raw.length > largestMessage) throw invalid(`Message length is more than ${largestMessage} bytes long.`);
  const { headers } = readEntity(raw.toString("latin1"));
  const addressesOf = (name: string): string[] =>
    headers
      .filter((header) => header.name.toLowerCase() === name)
      .flatMap((header) => readAddresses(header.value).map(({ address }) => address));
  const named = members(form, "Destinations");
  const recipients = (named.length > 0 ? named : ["to", "cc", "bcc"].flatMap(addressesOf)).map(
    readOneAddress,
  );
  if (headers.filter(({ name }) => name.toLowerCase() === "from").length > 1)
    throw invalid("Duplicate header 'From'.");
  const from = readOneAddress(headerOf(headers, "from"));
  for (const sender of new Set([from, readOneAddress(form.get("Source") ?? from)]))
    checkSender(sender, verifiedSenders, context.region);
  checkRecipients(recipients);
  return Promise.resolve(mailbox.add(raw, recipients));
};

/** What is served of SES, by the action's name. */
export const sendOperations = (sending: Sending): ReadonlyMap<string, SendOperation> => {
  const served =
    (operation: Operation): SendOperation =>
    async (form) => {
      const configuration = configurationIn(form, sending);
      const mail = await operation(sending, form);
      sending.sent(mail, configuration);
      return mail.messageId;
    };
  return new Map([
    ["SendEmail", served(sendEmail)],
    ["SendRawEmail", served(sendRawEmail)],
  ]);
};
