import { describe, expect, it } from "vitest";
import { pageWithTags } from "#lambdas/app/link-previews/page-with-tags.ts";
import type { Preview } from "#lambdas/app/link-previews/preview.ts";
import { sentences } from "#lambdas/bikes/describe/sentences.ts";
import { headOf } from "../../../../scripts/web/head.ts";

const page = `<!doctype html><html lang="sv"><head>${headOf("app", "sv")}<script src="/a.js"></script></head><body><div id="root"></div></body></html>`;
const where = { language: "sv", origin: "https://cykel.example" } as const;

const aPreview = (over: Partial<Preview> = {}): Preview => ({
  status: 200,
  title: "Stulen: Crescent Elina",
  description: "Stulen 19 november 2026, Malmö.",
  path: "/qr/5f0c",
  isIndexed: false,
  ...over,
});

/** The content of a tag, as an HTML parser reads it. */
const contentOf = (html: string, name: string): string | undefined => {
  const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html) ?? [];
  return content
    ?.replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
};

describe("the page of a shared link", () => {
  it("has tags for title, text, address, language and picture", () => {
    const photo = { path: "/photos/upload_1.jpg", width: 1600, height: 1200 };
    const html = pageWithTags(page, aPreview({ photo }), where);
    expect(html).toContain("<title>Stulen: Crescent Elina – Cykelregistret</title>");
    const tags = ["title", "description", "type", "url", "locale", "image", "image:width", "image:height"];
    expect(tags.map((tag) => contentOf(html, `og:${tag}`))).toEqual([
      "Stulen: Crescent Elina",
      "Stulen 19 november 2026, Malmö.",
      "website",
      "https://cykel.example/qr/5f0c",
      "sv_SE",
      "https://cykel.example/photos/upload_1.jpg",
      "1600",
      "1200",
    ]);
    expect(contentOf(html, "og:image:alt")).toBe("Stulen: Crescent Elina");
    expect(contentOf(html, "og:image:type")).toBe("image/jpeg");
    expect(contentOf(html, "twitter:card")).toBe("summary_large_image");
    expect(html).toContain('<link rel="canonical" href="https://cykel.example/qr/5f0c" />');
  });

  it("shows the site's own picture where there is no photo", () => {
    const html = pageWithTags(page, aPreview(), { ...where, language: "en" });
    expect(contentOf(html, "og:image")).toBe("https://cykel.example/card-en.png");
    expect(contentOf(html, "og:locale")).toBe("en_GB");
  });

  it("is open to search engines unless it should not be found", () => {
    expect(contentOf(pageWithTags(page, aPreview(), where), "robots")).toBe("noindex");
    expect(contentOf(pageWithTags(page, aPreview({ isIndexed: true }), where), "robots")).toBeUndefined();
  });

  it("is otherwise the app's page, with one title and one description", () => {
    const html = pageWithTags(page, aPreview(), where);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    const withoutHead = (text: string): string =>
      text.replace(/<title>.*?<\/title>/, "").replaceAll(/\s*<(?:meta|link rel="canonical")[^>]*>/g, "");
    expect(withoutHead(html).replaceAll(/\s+/g, "")).toBe(withoutHead(page).replaceAll(/\s+/g, ""));
  });

  it.each([
    "</title><script>alert(1)</script>",
    `" onload="alert(1)`,
    "' & &amp; <b>",
    "$& $1 $` $'",
    "🚲👨‍👩‍👧",
    "ö".repeat(1000),
  ])("shows %j as the text it is", (text) => {
    const html = pageWithTags(page, aPreview({ title: text, description: text }), where);
    expect(contentOf(html, "og:title")).toBe(text);
    expect(contentOf(html, "description")).toBe(text);
    expect(html.match(/<script/g)).toEqual(page.match(/<script/g));
    expect(html).not.toContain('onload="');
  });

  it("fails for a page without a title to replace", () => {
    expect(() => pageWithTags("<html></html>", aPreview(), where)).toThrow("no title");
  });
});

describe("a description", () => {
  it("is one line of at most two hundred characters, and splits none", () => {
    expect(sentences("En\n\nfin   cykel.", undefined, "", "Ring!")).toBe("En fin cykel. Ring!");
    const long = sentences("🚲".repeat(1000));
    expect(Array.from(long)).toHaveLength(200);
    expect(long.isWellFormed()).toBe(true);
  });
});
