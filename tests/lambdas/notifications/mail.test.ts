import { describe, expect, it } from "vitest";
import { bikeRegisteredMail } from "#lambdas/notifications/mail/bike-registered.ts";
import { aBike } from "./a-bike.ts";

const origin = "https://cykelregistret.se";

describe("the mail about a registered bike", () => {
  it("names the bike in its body and not in its subject, in both languages", () => {
    const [sv, en] = [bikeRegisteredMail(aBike(), "sv", origin), bikeRegisteredMail(aBike(), "en", origin)];
    expect(sv.subject).toBe("Din cykel är registrerad");
    expect(en.subject).toBe("Your bike is registered");
    for (const { html, text } of [sv, en])
      for (const fact of ["WTU204K8861", "Crescent Femto", `${origin}/my-bikes/${aBike().id}`]) {
        expect(html).toContain(fact);
        expect(text).toContain(fact);
      }
  });

  it("says its language and its heading to screen readers", () => {
    const { html } = bikeRegisteredMail(aBike(), "sv", origin);
    expect(html).toMatch(/^<!doctype html><html lang="sv">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain("<img");
    expect(html).not.toContain("<table");
  });

  it("shows what an owner typed as text, never as markup", () => {
    const { html, text } = bikeRegisteredMail(
      aBike({ brand: `<img src=x onerror="a">`, model: `"O'Neil" & söner` }),
      "sv",
      origin,
    );
    expect(html).toContain("&lt;img src=x onerror=&quot;a&quot;&gt; &quot;O&#39;Neil&quot; &amp; söner");
    expect(text).toContain(`<img src=x onerror="a"> "O'Neil" & söner`);
  });

  it("links to the configured site alone, with or without a slash at its end", () => {
    const { html } = bikeRegisteredMail(aBike({ id: "//evil.example/x" }), "en", `${origin}/`);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual([`${origin}/my-bikes/%2F%2Fevil.example%2Fx`]);
  });
});
