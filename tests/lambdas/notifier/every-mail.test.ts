import { matchPath } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { personalNumbersIn } from "#tests/journeys/personal-numbers.ts";
import { sampleMails } from "#lambdas/shared/mail/templates/mail-template.ts";
import { pages } from "#web/app/routes.ts";
import { context, framed } from "./a-mail.ts";

const all = (["sv", "en"] as const).flatMap((language) =>
  sampleMails.map(({ name, render }) => {
    const mail = framed(render(new Date("2026-11-20T12:00:00.000Z"), { ...context, language }));
    return [name, language, mail] as const;
  }),
);

describe.each(all)("the template %s in %s", (name, _, mail) => {
  const { html, text, subject } = mail;

  it("is one column with one heading and at most one button, and fetches nothing", () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(html.includes('class="button"') ? 1 : 0);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=/);
    expect(html).toContain("max-width:600px");
  });

  it("says its language, and reads on in the list of mails what it is about", () => {
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${mail.language}">`));
    const [, shown = ""] = /aria-hidden="true"[^>]*>([^\u2007<]+)/.exec(html) ?? [];
    expect(shown).not.toMatch(/\{|undefined|^$/);
  });

  it("has the same links in both its forms", () => {
    const linked = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const href of linked) expect(text).toContain(href);
    expect(linked.every((href) => href?.startsWith("https://cykelregistret.se/"))).toBe(true);
  });

  it("leads to pages that there are", () => {
    const linked = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => new URL(href).pathname);
    const isPage = (address: string) =>
      pages.some(({ path }) => matchPath(path, address.replace(/^\/en(?=\/|$)/, "") || "/"));
    expect(linked.filter((address) => !isPage(address))).toEqual([]);
  });

  it("tells on a locked screen neither a number nor who", () => {
    expect(subject).not.toMatch(/WTU|Crescent|@/);
    expect(personalNumbersIn([subject, html, text].join(" "))).toEqual([]);
    expect(name === "contact-case" ? "" : subject).not.toMatch(/\d{4}/);
  });

  it("says why it was sent", () => {
    expect(html).toMatch(/<footer[^>]*><p[^>]*>(Du får|You’re getting)/);
    expect(text).toMatch(/\n\n-- \n(Du får|You’re getting)/);
  });

  it("is short enough for every mail program to show in full", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});
