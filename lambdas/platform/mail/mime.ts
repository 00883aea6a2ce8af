import { domainToASCII } from "node:url";
import type { WrittenMail } from "./mail.ts";

/** The limit of RFC 2045 for an encoded body. */
const maxLineLength = 76;
/** RFC 2047 allows 75 characters per encoded word: 39 bytes become 64, and 73 with `Subject: `. */
const maxWordBytes = 39;
const newline = "\r\n";

const base64Lines = (text: string): string =>
  (
    Buffer.from(text)
      .toString("base64")
      .match(new RegExp(`.{1,${maxLineLength}}`, "g")) ?? []
  ).join(newline);

/** A written text that begins as an encoded word would be decoded by the reader's mail program. */
const isPlain = (text: string): boolean =>
  /^[\u0020-\u007E]*$/.test(text) && !text.includes("=?") && text.length < maxLineLength;

/** Cuts between characters, because mail programs decode each word separately. */
const words = (text: string): string[] => {
  const cut: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > maxWordBytes) {
      cut.push(word);
      word = "";
    }
    word += character;
  }
  return [...cut, word];
};

const headerText = (text: string): string =>
  isPlain(text)
    ? text
    : words(text)
        .map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`)
        .join(`${newline} `);

/** Writes an address for a header. Throws for one that could add a header or a second recipient. */
const addressHeader = (address: string): string => {
  const [, local = "", domain = ""] =
    /^([\w.!#$%&'*+/=?^`{|}~-]+)@([^\s@<>,;:"()[\]\\]+)$/.exec(address) ?? [];
  const asciiDomain = domainToASCII(domain);
  if (local === "" || asciiDomain === "") throw new TypeError("A mail needs exactly one address.");
  return `${local}@${asciiDomain}`;
};

const part = (type: string, content: string): string[] => [
  `Content-Type: text/${type}; charset=utf-8`,
  "Content-Transfer-Encoding: base64",
  "",
  base64Lines(content),
];

/** One-click unsubscribe of RFC 8058. Throws for an address with a line break, which would add a header. */
const unsubscribeHeaders = (oneClick: string): string[] => {
  if (!/^https?:\/\/[^<>\s"]+$/.test(oneClick)) throw new TypeError("The unsubscribe address is invalid.");
  return [`List-Unsubscribe: <${oneClick}>`, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"];
};

type Envelope = { readonly from: string; readonly to: string };

/**
 * Writes a mail as MIME, first as text and then as HTML. Base64 ensures that `boundary` does not occur in the mail.
 * Composers on npm bring a table of all file types for attachments, which no mail here has.
 */
export const mimeMessage = (mail: WrittenMail, { from, to }: Envelope): string => {
  const boundary = "=_alternative";
  return [
    `From: Cykelregistret <${addressHeader(from)}>`,
    `To: ${addressHeader(to)}`,
    ...(mail.replyTo === undefined ? [] : [`Reply-To: ${addressHeader(mail.replyTo)}`]),
    `Subject: ${headerText(mail.subject)}`,
    `Content-Language: ${mail.language}`,
    "Auto-Submitted: auto-generated",
    ...(mail.oneClick === undefined ? [] : unsubscribeHeaders(mail.oneClick)),
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    ...part("plain", mail.text),
    `--${boundary}`,
    ...part("html", mail.html),
    `--${boundary}--`,
    "",
  ].join(newline);
};
