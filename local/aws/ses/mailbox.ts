import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "#local/cloud.ts";
import { openRecords } from "#local/state/records.ts";
import { readAddresses, writeAddress } from "#local/aws/ses/mime/addresses.ts";
import { decodeHeader } from "#local/aws/ses/mime/encoded-words.ts";
import { headerOf } from "#local/aws/ses/mime/header-lines.ts";
import { readMessage } from "#local/aws/ses/mime/read-message.ts";
import { StoredMail } from "./stored-mail.ts";

export type Mailbox = {
  add(raw: Buffer, recipients: readonly string[], tags?: StoredMail["tags"]): StoredMail;
  /** Stores a text message and returns its message id. */
  addText(text: string, from: string, to: string): string;
  get(id: string): StoredMail | undefined;
  /** Newest first. */
  list(): StoredMail[];
  clear(): void;
  close(): void;
};

const kind = "mail";

type Message = Omit<StoredMail, "id" | "receivedAt">;

const mailOf = (raw: Buffer, recipients: readonly string[], tags: StoredMail["tags"]): Message => {
  const { headers, ...content } = readMessage(raw);
  return {
    kind: "mail",
    messageId: `${randomUUID()}-000000`,
    from: readAddresses(headerOf(headers, "from")).map(writeAddress).join(", "),
    recipients: [...new Set(recipients)],
    subject: decodeHeader(headerOf(headers, "subject")),
    ...content,
    raw: raw.toString("latin1"),
    tags,
  };
};

const textOf = (text: string, from: string, to: string): Message => ({
  kind: "sms",
  messageId: randomUUID(),
  from,
  recipients: [to],
  subject: "",
  text,
  html: "",
  attachments: [],
  raw: Buffer.from(text).toString("latin1"),
  tags: {},
});

export const openMailbox = (stateDir: string | undefined, clock: Clock): Mailbox => {
  const root = stateDir === undefined ? undefined : join(stateDir, "ses");
  if (root !== undefined) mkdirSync(root, { recursive: true, mode: 0o700 });
  const records = openRecords(root === undefined ? undefined : join(root, "mail.sqlite"));
  const oldestFirst = records.list(kind);
  // Mails are numbered by arrival, because the clock can be moved back.
  let arrived = Number.parseInt(oldestFirst.at(-1)?.key ?? "0", 10);

  const keep = (message: Message): StoredMail => {
    arrived += 1;
    const id = `${String(arrived).padStart(9, "0")}-${randomBytes(4).toString("hex")}`;
    const mail = { ...message, id, receivedAt: clock.now() };
    records.put(kind, id, mail);
    return mail;
  };

  return {
    add: (raw, recipients, tags = {}) => keep(mailOf(raw, recipients, tags)),
    addText: (text, from, to) => keep(textOf(text, from, to)).messageId,
    get: (id) => StoredMail.optional().parse(records.get(kind, id)),
    list: () =>
      records
        .list(kind)
        .map(({ value }) => StoredMail.parse(value))
        .toReversed(),
    clear: () => {
      for (const { key } of records.list(kind)) records.delete(kind, key);
    },
    close: () => records.close(),
  };
};
