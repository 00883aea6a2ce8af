import { decodeText } from "./decode-text.ts";
import { decodeQuotedPrintable } from "./quoted-printable.ts";

const word = String.raw`=\?[^?\s]+\?[bq]\?[^?]*\?=`;
const run = new RegExp(`${word}(?:\\s+${word})*`, "gi");
const parts = /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?]*)\?=/gi;

const bytesOf = (encoding: string, text: string): Buffer =>
  encoding.toLowerCase() === "b"
    ? Buffer.from(text, "base64")
    : decodeQuotedPrintable(text.replaceAll("_", "=20"));

// A character may be split between two words, so their bytes are joined before decoding.
const decodeRun = (words: string): string => {
  let decoded = "";
  let held = Buffer.alloc(0);
  let heldCharset = "utf-8";
  for (const [, charset = "utf-8", encoding = "q", text = ""] of words.matchAll(parts)) {
    if (charset.toLowerCase() !== heldCharset) {
      decoded += decodeText(held, heldCharset);
      held = Buffer.alloc(0);
      heldCharset = charset.toLowerCase();
    }
    held = Buffer.concat([held, bytesOf(encoding, text)]);
  }
  return decoded + decodeText(held, heldCharset);
};

/** Decodes RFC 2047 words in a header given as a byte string; control characters become spaces. */
export const decodeHeader = (value: string): string =>
  Buffer.from(value, "latin1")
    .toString()
    .replaceAll(run, decodeRun)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\u007F]+/g, " ")
    .trim();
