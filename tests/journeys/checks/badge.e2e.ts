import { type Page, expect } from "@playwright/test";
import { aRegisteredBike, certificateOf, reportStolen } from "./certificates.ts";
import { pass } from "#tests/journeys/people/bankid-app.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { badgePolicy, badgeSnippet } from "#web/checks/certificate/badge-snippet.ts";
import { serve } from "#tests/local/serve.ts";

type ForeignPage = { readonly policy: string; readonly html: string };

/** Serves pages of another origin, each with its own policy. */
const serveForeign = (pages: Readonly<Record<string, ForeignPage>>) =>
  serve(() => ({
    prefix: "/",
    handle: async ({ url = "" }, response) => {
      const page = pages[url.slice(1)];
      response.writeHead(page === undefined ? 404 : 200, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": page?.policy ?? "default-src 'none'",
      });
      response.end(page?.html);
    },
    close: async () => undefined,
  }));

const badge = (page: Page) => page.locator("main a");

/** A policy that forbids all frames, evaluation, styles and scripts except the page's own and the badge. */
const hostile =
  "default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; ";

const refusals = (page: Page): string[] => {
  const findings: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) findings.push(message.text());
  });
  return findings;
};

test("the badge shows the state of a number on pages with strict policies, and never an old one", async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL ?? "";
  const bike = await aRegisteredBike(request);
  const place = await certificateOf(request, bike);
  const snippet = badgeSnippet(site, place);
  const html = (line: string): string =>
    `<!doctype html><html lang="sv"><title>En annons</title><main><h1>Damcykel</h1>${line}</main></html>`;
  const foreign = await serveForeign({
    strict: { policy: `${hostile}${badgePolicy(site)}`, html: html(snippet) },
    nonce: {
      policy: `${hostile}script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src ${site}; style-src 'none'`,
      html: html(snippet.replace("<script", '<script nonce="r4nd0m"')),
    },
    sandboxed: {
      policy: `${hostile}${badgePolicy(site)}; sandbox allow-scripts allow-popups`,
      html: html(snippet).replace('lang="sv"', 'lang="en"'),
    },
    unconnected: { policy: `${hostile}script-src ${site}`, html: html(snippet) },
    unknown: {
      policy: `${hostile}${badgePolicy(site)}`,
      html: html(snippet.replace(place.code, "0000000000000000")),
    },
  });
  try {
    const refused = refusals(page);
    for (const [name, text] of [
      ["strict", /Kollad i dag \d\d:\d\d, inte anmäld stulen/],
      ["nonce", /Kollad i dag \d\d:\d\d, inte anmäld stulen/],
      ["sandboxed", /Checked today \d\d:\d\d, not reported stolen/],
    ] as const) {
      await page.goto(`${foreign.baseUrl}/${name}`);
      await expect(badge(page)).toContainText(text);
      await expect(badge(page)).toContainText(`•••${bike.frameNumber.slice(-3)}`);
      await expect(badge(page)).toHaveAttribute("href", `${site}/certificate/${place.number}/${place.code}`);
      await expect(badge(page)).toHaveCSS("background-color", "rgb(238, 246, 242)");
    }
    // The device's clock may be wrong by years.
    await page.clock.setFixedTime("2031-01-02T12:00:00");
    await page.goto(`${foreign.baseUrl}/strict`);
    await expect(badge(page)).toContainText(/Kollad i dag/);
    expect(refused).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);

    await page.goto(`${foreign.baseUrl}/unconnected`);
    await expect(badge(page)).toContainText("Gick inte att kolla just nu");
    await page.goto(`${foreign.baseUrl}/unknown`);
    await expect(badge(page)).toContainText("Intyget finns inte");

    await reportStolen(request, bike);
    await pass(request, 61);
    await page.goto(`${foreign.baseUrl}/strict`);
    await expect(badge(page)).toContainText("Svaret har ändrats: nu anmäld stulen");
    await expect(badge(page)).toHaveCSS("background-color", "rgb(253, 238, 236)");

    await page.route("**/badge", (route) => route.abort());
    await page.reload();
    await expect(badge(page)).toContainText("Gick inte att kolla just nu");
    await expect(badge(page)).not.toContainText("stulen");
  } finally {
    await foreign.close();
  }
});
