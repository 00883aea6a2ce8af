import { describe, expect, it } from "vitest";
import { renderMail } from "#lambdas/notifications/mails.ts";
import { aBike } from "./a-bike.ts";
import { context, framed, written } from "./messenger.ts";

const origin = context.siteOrigin;

const mailIn = (language: "sv" | "en") => written({ name: "bike-registered", bike: aBike() }, language);

describe("the mail about a registered bike", () => {
  it("names the bike in its body and not in its subject, in both languages", () => {
    const [sv, en] = [mailIn("sv"), mailIn("en")];
    expect(sv.subject).toBe("Din cykel är registrerad");
    expect(en.subject).toBe("Your bike is registered");
    for (const { html, text } of [sv, en])
      for (const fact of ["WTU204K8861", "Crescent Femto", `${origin}/my-bikes/${aBike().id}`]) {
        expect(html).toContain(fact);
        expect(text).toContain(fact);
      }
  });

  it("says its language and its heading to screen readers", () => {
    const { html } = mailIn("sv");
    expect(html).toMatch(/^<!doctype html><html lang="sv">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain("<img");
  });

  it("shows what an owner typed as text, never as markup", () => {
    const bike = aBike({ brand: `<img src=x onerror="a">`, model: `"O'Neil" & söner` });
    const { html, text } = written({ name: "bike-registered", bike });
    expect(html).toContain("&lt;img src=x onerror=&quot;a&quot;&gt; &quot;O&#39;Neil&quot; &amp; söner");
    expect(text).toContain(`<img src=x onerror="a"> "O'Neil" & söner`);
  });

  it("links only to the configured site, with or without a trailing slash", () => {
    const template = { name: "bike-registered", bike: aBike({ id: "//evil.example/x" }) } as const;
    const { html } = framed(renderMail(template, { ...context, language: "en", siteOrigin: `${origin}/` }));
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual([`${origin}/`, `${origin}/my-bikes/%2F%2Fevil.example%2Fx`]);
  });
});
