import { domainToASCII } from "node:url";
import type { WrittenMail } from "./mail.ts";

/** RFC 2045: no line of an encoded body is longer. */
const longestLine = 76;
/** RFC 2047 allows 75 characters a word: 39 bytes leave room for a cut character and the layout. */
const bytesInWord = 39;
const newline = "\r\n";

const base64Lines = (text: string): string =>
  (
    Buffer.from(text)
      .toString("base64")
      .match(new RegExp(`.{1,${longestLine}}`, "g")) ?? []
  ).join(newline);

const isPlain = (text: string): boolean => /^[\u0020-\u007E]*$/.test(text) && text.length < longestLine;

/** Cuts between characters, so that each word can be decoded by itself. */
const words = (text: string): string[] => {
  const cut: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > bytesInWord) {
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

/** An address as a header may hold it; throws for one that could add a header or a second recipient. */
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

/** RFC 8058: the mail program itself can offer to stop mails like this one. A header ends where a line does, so an address that breaks it is none. */
const leavingHeaders = (oneClick: string): string[] => {
  if (!/^https?:\/\/[^<>\s"]+$/.test(oneClick)) throw new TypeError("A mail cannot be left by that address.");
  return [`List-Unsubscribe: <${oneClick}>`, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"];
};

type Envelope = { readonly from: string; readonly to: string };

/**
 * Writes a mail as MIME: text first, the same as HTML after it. `boundary` must not occur in the mail, which base64 ensures.
 * By hand, because the composers of npm bring a table of every file type there is, for attachments that we never send.
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
    ...(mail.oneClick === undefined ? [] : leavingHeaders(mail.oneClick)),
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
