import { QueryError } from "#local/aws/wire/query-error.ts";
import { type QueryOperation, messageIdXml } from "#local/aws/wire/query-service.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { SendingAccount } from "./account.ts";
import { compose } from "./compose.ts";
import type { Mailbox } from "./mailbox.ts";
import { members } from "./members.ts";
import { readAddresses } from "#local/aws/ses/mime/addresses.ts";
import { headerOf, readEntity } from "#local/aws/ses/mime/header-lines.ts";
import { readOneAddress } from "./sender-policy.ts";
import { invalid } from "./ses-error.ts";
import type { StoredMail } from "./stored-mail.ts";

type Sending = {
  context: CloudContext;
  mailbox: Mailbox;
  account: SendingAccount;
  /** The existing configuration sets; 'any' accepts every name. */
  configurations: readonly string[] | "any";
  sent: (mail: StoredMail, configuration: string | undefined) => void;
};

type Operation = (sending: Sending, form: URLSearchParams) => Promise<StoredMail>;

/** Reads message tags; like SES, it allows only ASCII letters, digits, _ and -. */
const tagsIn = (form: URLSearchParams): Record<string, string> => {
  const tags: Record<string, string> = {};
  for (let at = 1; form.has(`Tags.member.${at}.Name`); at += 1) {
    const name = form.get(`Tags.member.${at}.Name`) ?? "";
    const value = form.get(`Tags.member.${at}.Value`) ?? "";
    for (const text of [name, value])
      if (!/^[\w-]{1,255}$/.test(text)) throw invalid(`Invalid message tag <${text}>.`);
    tags[name] = value;
  }
  return tags;
};

const maxRecipients = 50;
const largestMessage = 10 * 1024 * 1024;

const checkRecipients = (recipients: readonly string[]): void => {
  if (recipients.length === 0) throw invalid("Missing required header 'To'.");
  if (recipients.length > maxRecipients) throw invalid(`Recipient count exceeds ${maxRecipients}.`);
};

const configurationIn = (form: URLSearchParams, { configurations }: Sending): string | undefined => {
  const named = form.get("ConfigurationSetName") ?? undefined;
  if (named !== undefined && configurations !== "any" && !configurations.includes(named))
    throw new QueryError("ConfigurationSetDoesNotExist", `Configuration set <${named}> does not exist.`);
  return named;
};

const sendEmail: Operation = async ({ context, mailbox, account }, form) => {
  const from = form.get("Source") ?? "";
  const subject = form.get("Message.Subject.Data") ?? "";
  const html = form.get("Message.Body.Html.Data") ?? "";
  const text = form.get("Message.Body.Text.Data") ?? "";
  const [to, cc, bcc] = ["To", "Cc", "Bcc"].map((kind) => members(form, `Destination.${kind}Addresses`));
  const replyTo = members(form, "ReplyToAddresses");
  const recipients = [...(to ?? []), ...(cc ?? []), ...(bcc ?? [])].map(readOneAddress);
  for (const address of replyTo) readOneAddress(address);
  const sender = readOneAddress(from);
  checkRecipients(recipients);
  if (/[\r\n\0]/.test(subject)) throw invalid("Subject contains control characters.");
  if (html === "" && text === "") throw invalid("Message body is empty.");
  account.check([sender], recipients);
  account.spend(recipients.length);
  const date = new Date(context.clock.now());
  const raw = await compose({ from, to: to ?? [], cc, replyTo, subject, html, text, date });
  return mailbox.add(raw, recipients);
};

const sendRawEmail: Operation = async ({ mailbox, account }, form) => {
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
  checkRecipients(recipients);
  account.check([from, readOneAddress(form.get("Source") ?? from)], recipients);
  account.spend(recipients.length);
  return mailbox.add(raw, recipients, tagsIn(form));
};

export const sendOperations = (sending: Sending): ReadonlyMap<string, QueryOperation> => {
  const served =
    (operation: Operation): QueryOperation =>
    async (form) => {
      const configuration = configurationIn(form, sending);
      const mail = await operation(sending, form);
      sending.sent(mail, configuration);
      return messageIdXml(mail.messageId);
    };
  return new Map([
    ["SendEmail", served(sendEmail)],
    ["SendRawEmail", served(sendRawEmail)],
  ]);
};
