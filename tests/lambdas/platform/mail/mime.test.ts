import { describe, expect, it } from "vitest";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { mimeMessage } from "#lambdas/platform/mail/mime.ts";
import { decodeHeader } from "#local/aws/ses/mime/encoded-words.ts";
import { headerOf } from "#local/aws/ses/mime/header-lines.ts";
import { readMessage } from "#local/aws/ses/mime/read-message.ts";

const mail = (over: Partial<WrittenMail> = {}): WrittenMail => ({
  subject: "Din cykel är registrerad",
  html: "<p>Hej på dig, 🚲</p>",
  text: "Hej på dig, 🚲",
  language: "sv",
  ...over,
});
const envelope = { from: "registret@cykel.test", to: "anna@example.se" };
const written = (over: Partial<WrittenMail> = {}) => mimeMessage(mail(over), envelope);

const read = (message: string) => {
  const { headers, text, html } = readMessage(Buffer.from(message));
  return { subject: decodeHeader(headerOf(headers, "subject")), text, html };
};

describe("a mail as MIME", () => {
  it("keeps text and HTML unchanged", () => {
    const long = "Åäö 🚲 ".repeat(500);
    for (const content of [mail(), mail({ text: long, html: `<p>${long}</p>` }), mail({ text: "" })]) {
      expect(read(mimeMessage(content, envelope))).toEqual({
        subject: content.subject,
        text: content.text,
        html: content.html,
      });
    }
  });

  it("is pure ASCII within the line length of every mail server", () => {
    const lines = written({ html: "å".repeat(5000), subject: "Öppna ärenden ".repeat(20) }).split("\r\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(998);
    expect(lines.filter((line) => !/^[ -~]*$/.test(line))).toEqual([]);
    const words = lines.filter((line) => line.includes("=?utf-8?"));
    expect(Math.max(...words.map((line) => line.replace("Subject: ", "").trim().length))).toBeLessThanOrEqual(
      75,
    );
  });

  it("folds a long subject without breaking a character", () => {
    for (const subject of [
      "ö".repeat(100),
      "🚲".repeat(40),
      "plain but far too long for one line ".repeat(4).trim(),
    ])
      expect(read(written({ subject })).subject).toBe(subject);
  });

  it("keeps a subject from adding a header", () => {
    const subject = "Hej\r\nBcc: alla@example.se";
    expect(written({ subject })).not.toMatch(/^Bcc:/m);
  });

  it("shows a subject that is written as an encoded word as it is written", () => {
    const subject = "=?utf-8?Q?L=C3=A4s_evil.example?=";
    expect(read(written({ subject })).subject).toBe(subject);
  });

  it("has headers for one-click unsubscribe, and refuses an address that adds another header", () => {
    const oneClick = "https://cykelregistret.se/api/mail-preferences/abc_-1";
    const [head = ""] = written({ oneClick }).split("\r\n\r\n");
    expect(head).toContain(`\r\nList-Unsubscribe: <${oneClick}>\r\n`);
    expect(head).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    for (const wrong of [
      `${oneClick}\r\nBcc: alla@example.se`,
      `${oneClick}> <mailto:x@y.se`,
      "mailto:x@y.se",
    ])
      expect(() => written({ oneClick: wrong })).toThrow(TypeError);
  });

  it("is marked as automatic and with its language, and without an unsubscribe header by default", () => {
    const [head = ""] = written().split("\r\n\r\n");
    expect(head).toContain("Auto-Submitted: auto-generated");
    expect(head).toContain("Content-Language: sv");
    expect(head).toContain("From: Cykelregistret <registret@cykel.test>");
    expect(head).not.toContain("List-Unsubscribe");
  });

  it("encodes a Swedish domain for mail servers", () => {
    expect(mimeMessage(mail(), { ...envelope, to: "åsa@räksmörgås.se".replace("å", "a") })).toContain(
      "To: asa@xn--rksmrgs-5wao1o.se",
    );
  });

  it("sends replies to exactly one address", () => {
    expect(written({ replyTo: "bo@example.se" })).toMatch(/^Reply-To: bo@example\.se\r$/m);
    expect(written()).not.toContain("Reply-To");
    expect(() => written({ replyTo: "bo@example.se\r\nBcc: alla@example.se" })).toThrow(
      "exactly one address",
    );
  });

  it.each([
    "",
    "anna",
    "anna@",
    "a@b.se, c@d.se",
    "a@b.se\r\nBcc: c@d.se",
    "<a@b.se>",
    "a b@c.se",
    "åsa@b.se",
  ])("refuses %j as a recipient", (to) => {
    expect(() => mimeMessage(mail(), { ...envelope, to })).toThrow("exactly one address");
  });
});
