import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Clock } from "#local/cloud.ts";
import { openRecords } from "#local/state/records.ts";

import { readAddresses, writeAddress } from "./mime/addresses.ts";
import { decodeHeader } from "./mime/encoded-words.ts";
import { headerOf } from "./mime/header-lines.ts";
import { readMessage } from "./mime/read-message.ts";
import { StoredMail } from "./stored-mail.ts";

export type Mailbox = {
  /** Keeps a MIME message for its recipients and returns the message id. */
  add(raw: Buffer, recipients: readonly string[]): string;
  get(id: string): StoredMail | undefined;
  /** Newest first. */
  list(): StoredMail[];
  clear(): void;
  close(): void;
};

const kind = "mail";

/** Opens the mails below `stateDir`, or in memory where it is undefined. */
export const openMailbox = (stateDir: string | undefined, clock: Clock): Mailbox => {
  const root = stateDir === undefined ? undefined : join(stateDir, "ses");
  if (root !== undefined) mkdirSync(root, { recursive: true, mode: 0o700 });
  const records = openRecords(root === undefined ? undefined : join(root, "mail.sqlite"));
  const oldestFirst = records.list(kind);
  // The clock may be moved back, so arrival is counted rather than timed.
  let arrived = Number.parseInt(oldestFirst.at(-1)?.key ?? "0", 10);

  return {
    add: (raw, recipients) => {
      arrived += 1;
      const id = `${String(arrived).padStart(9, "0")}-${randomBytes(4).toString("hex")}`;
      const messageId = `${randomUUID()}-000000`;
      const { headers, ...content } = readMessage(raw);
      const mail: StoredMail = {
        id,
        messageId,
        receivedAt: clock.now(),
        from: readAddresses(headerOf(headers, "from")).map(writeAddress).join(", "),
        recipients: [...new Set(recipients)],
        subject: decodeHeader(headerOf(headers, "subject")),
        ...content,
        raw: raw.toString("latin1"),
      };
      records.put(kind, id, mail);
      return messageId;
    },
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
