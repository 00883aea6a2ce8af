import { describe, expect, it } from "vitest";
import type { MailLayout } from "#lambdas/platform/mail/mail-layout.ts";
import type { Mail } from "#lambdas/platform/mail/mail.ts";
import { writeMail } from "#lambdas/platform/mail/write.ts";

const frame: MailLayout = { siteOrigin: "https://cykelregistret.se", why: "messages" };
const unsubscribe = {
  page: "https://cykelregistret.se/unsubscribe#token",
  oneClick: "https://cykelregistret.se/api/mail-preferences/token",
};
const mail = (over: Partial<Mail> = {}): Mail => ({
  subject: "Hej",
  language: "sv",
  parts: [
    { kind: "paragraph", text: "Först <detta>" },
    { kind: "plate", label: "Ramnummer", number: "WTU204" },
    { kind: "facts", pairs: [["Cykel", "O'Neil"]] },
    { kind: "code", label: "Kod", code: "123456" },
    { kind: "quotation", text: "Rad 1\nRad 2" },
    { kind: "button", href: "https://cykelregistret.se/?a=1&b=2", text: "Öppna" },
    { kind: "note", text: "Till sist" },
  ],
  ...over,
});

describe("a mail", () => {
  it("says the same in HTML and in plain text, in the same order", () => {
    const { html, text } = writeMail(mail(), frame);
    expect(text.split("\n\n").slice(0, 7)).toEqual([
      "Först <detta>",
      "Ramnummer: WTU204",
      "Cykel: O'Neil",
      "Kod: 123456",
      "Rad 1\nRad 2",
      "Öppna: https://cykelregistret.se/?a=1&b=2",
      "Till sist",
    ]);
    const said = ["Först &lt;detta&gt;</p>", "WTU204", "O&#39;Neil", "123456", "Rad 1\nRad 2", "Till sist"];
    const places = said.map((words) => html.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('href="https://cykelregistret.se/?a=1&amp;b=2"');
  });

  it("makes no link of a brand or name that is a web address", () => {
    const lure =
      "Vann! https://evil.example/x www.evil.se Cykel.com bo@evil.se falsk-polisen.se polisen.se@evil.se";
    const { html, text, subject } = writeMail(
      mail({
        subject: lure,
        parts: [
          { kind: "paragraph", text: `${lure}. Anmäl på polisen.se.` },
          { kind: "facts", pairs: [["Cykel", lure]] },
        ],
      }),
      frame,
    );
    for (const written of [html, text, subject])
      expect(written).not.toMatch(/https?:\/\/evil|evil\.\w|Cykel\.c|\w@\w|-polisen\.se/);
    expect(text).toContain("Anmäl på polisen.se.");
  });

  it("can have another heading than its subject", () => {
    expect(writeMail(mail({ heading: "Välkommen" }), frame).html).toMatch(
      /<title>Hej<.*<h1[^>]*>Välkommen</s,
    );
    expect(writeMail(mail(), frame).html).toMatch(/<h1[^>]*>Hej</);
  });

  it("follows the reader's light or dark mode, and is readable without style sheets", () => {
    const { html } = writeMail(mail(), frame);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    for (const name of classes) expect(html).toContain(`.${name}{`);
    expect(html).toMatch(/<body[^>]* style="[^"]*color:#10201b/);
  });

  it("offers to unsubscribe from optional mails only", () => {
    const optional = writeMail(mail(), { ...frame, unsubscribe });
    expect(optional.oneClick).toBe(unsubscribe.oneClick);
    for (const form of [optional.html, optional.text]) {
      expect(form).toContain(unsubscribe.page);
      expect(form).toContain("https://cykelregistret.se/settings#mail");
    }
    const needed = writeMail(mail(), { ...frame, why: "security" });
    expect(needed).not.toHaveProperty("oneClick");
    expect(needed.html + needed.text).not.toMatch(/unsubscribe|settings#mail/);
  });

  it("links the registry's name to the site", () => {
    for (const siteOrigin of ["https://cykelregistret.se", "https://cykelregistret.se/"])
      expect(writeMail(mail(), { ...frame, siteOrigin }).html).toContain('href="https://cykelregistret.se/"');
  });
});
