import { lexer, parse, walk } from "css-tree";
import { matchPath } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { personalNumbersIn } from "#tests/journeys/people/personal-numbers.ts";
import { sampleMails } from "#lambdas/notifications/mails.ts";
import { pages } from "#web/app/routes.ts";
import { context, framed } from "./messenger.ts";

const all = (["sv", "en"] as const).flatMap((language) =>
  sampleMails.map(({ name, render }) => {
    const mail = framed(render(new Date("2026-11-20T12:00:00.000Z"), { ...context, language }));
    return [name, language, mail] as const;
  }),
);

/** Outlook and Apple Mail need their own properties. */
const ofMailPrograms = ["mso-hide", "supported-color-schemes"];

const wrongStyles = (html: string): string[] => {
  const inline = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = ""]) => `x{${style}}`);
  const sheets = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, sheet = ""]) => sheet);
  const wrong: string[] = [];
  walk(parse([...inline, ...sheets].join("\n")), (node) => {
    if (node.type !== "Declaration" || ofMailPrograms.includes(node.property)) return;
    if (lexer.matchProperty(node.property, node.value).error !== null) wrong.push(node.property);
  });
  return wrong;
};

describe.each(all)("the mail %s in %s", (name, _, mail) => {
  const { html, text, subject } = mail;

  it("has one column, one heading and at most one button, and loads nothing remote", () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(html.includes('class="button"') ? 1 : 0);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=/);
    expect(html).toContain("max-width:600px");
  });

  it("declares its language and has a preview line", () => {
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${mail.language}">`));
    const [, shown = ""] = /aria-hidden="true"[^>]*>([^\u2007<]+)/.exec(html) ?? [];
    expect(shown).not.toMatch(/\{|undefined|^$/);
  });

  it("has the same links in HTML and plain text", () => {
    const linked = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const href of linked) expect(text).toContain(href);
    expect(linked.every((href) => href?.startsWith("https://cykelregistret.se/"))).toBe(true);
  });

  it("links only to existing pages", () => {
    const linked = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => new URL(href).pathname);
    const isPage = (address: string) =>
      pages.some(({ path }) => matchPath(path, address.replace(/^\/en(?=\/|$)/, "") || "/"));
    expect(linked.filter((address) => !isPage(address))).toEqual([]);
  });

  it("has a subject without numbers or names", () => {
    expect(subject).not.toMatch(/WTU|Crescent|@/);
    expect(personalNumbersIn([subject, html, text].join(" "))).toEqual([]);
    expect(name === "contact-case" ? "" : subject).not.toMatch(/\d{4}/);
  });

  it("uses valid CSS", () => {
    expect(html).toMatch(/ style="[^"]*letter-spacing:/);
    expect(wrongStyles(html)).toEqual([]);
  });

  it("says why it was sent", () => {
    expect(html).toMatch(/<footer[^>]*><p[^>]*>(Du får|You’re getting)/);
    expect(text).toMatch(/\n\n-- \n(Du får|You’re getting)/);
  });

  it("is short enough for every mail program to show in full", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});
