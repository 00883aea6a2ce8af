import { describe, expect, it } from "vitest";
import { forStrangers, withLateScripts, withStyles } from "../../../scripts/web/page-html.ts";

const html = `<html lang="sv">
  <head>
    <link rel="manifest" href="/manifest.webmanifest" />
    <script>theme()</script>
    <script src="/no-eval.js" defer></script>
    <script type="module" crossorigin src="/assets/react-1.js"></script>
    <script type="module" crossorigin src="/assets/main-2.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/site-3.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

describe("a document", () => {
  const late = withLateScripts(html, ["assets/main-2.js", "assets/page-4.js"]);

  it("names its scripts once each for the deferred loader", () => {
    expect(late).toContain('<script src="/late.js" data-modules="react-1 main-2 page-4" defer></script>');
    expect(late.match(/<script/g)).toHaveLength(2);
    expect(late).toContain("<script>theme()</script>");
  });

  it("defers scripts that only the installed site needs", () => {
    expect(late).toContain('<link data-late="manifest" href="/manifest.webmanifest" />');
  });

  it("inlines its styles, the shared ones first", async () => {
    const styled = await withStyles(
      html,
      ["assets/page-5.css", "assets/site-3.css"],
      async (file) => `/*${file}*/`,
    );
    expect(styled).toContain("<style>/*assets/site-3.css*//*assets/page-5.css*/</style>");
    const links = [...styled.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(String);
    expect(links).toEqual([
      '<link rel="stylesheet" href="/assets/site-3.css" disabled>',
      '<link rel="stylesheet" href="/assets/page-5.css" disabled>',
    ]);
  });

  it("can be hidden from people with a session", () => {
    expect(forStrangers(html)).toContain('<div id="root" data-signed-out></div>');
  });
});
