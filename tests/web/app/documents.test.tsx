import { describe, expect, it } from "vitest";
import { documentAddress, documentPaths } from "#contract/people/documents.ts";
import { renderDocument } from "#web/app/render-documents.ts";

const languages = ["sv", "en"] as const;

const parsed = async (path: (typeof documentPaths)[number], language: "sv" | "en"): Promise<Document> =>
  new DOMParser().parseFromString(await renderDocument(path, language), "text/html");

describe("the search as a document", () => {
  it.each(languages)("shows the search as signed out, in %s", async (language) => {
    const page = await parsed("/bike-search", language);
    expect(page.querySelector("main.search--public h1")?.textContent).toMatch(/\w/);
    const form = page.querySelector("form");
    expect(form?.getAttribute("action")).toBe(documentAddress("/bike-search", language));
    expect([...(form?.elements ?? [])].map((each) => each.getAttribute("name")).filter(Boolean)).toEqual([
      "q",
      "type",
      "color",
      "city",
      "brand",
      "model",
    ]);
  });

  it("reserves space for stolen bikes, so that nothing shifts when they load", async () => {
    const page = await parsed("/bike-search", "sv");
    expect(page.querySelector("main .search__stolen")?.getAttribute("aria-busy")).toBe("true");
  });
});

describe("the languages of a document", () => {
  it.each(documentPaths)("link from %s to the same page, without scripts", async (path) => {
    for (const language of languages) {
      const links = [...(await parsed(path, language)).querySelectorAll(".langs a")];
      expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(
        new Set(languages.map((each) => documentAddress(path, each))),
      );
    }
  });
});

describe("a document with a form", () => {
  it("never puts messages to us into an address", async () => {
    const page = await parsed("/contact", "sv");
    expect(page.querySelector("form")?.getAttribute("method")).toBe("dialog");
  });

  it("names each field, so that typed text can be restored", async () => {
    for (const path of documentPaths)
      for (const language of languages) {
        const fields = [...(await parsed(path, language)).querySelectorAll("input, textarea, select")];
        const names = fields.map((field) => field.getAttribute("name") ?? field.id);
        expect(new Set(names).size).toBe(fields.length);
        expect(names.filter((name) => name === "" || name.startsWith("_"))).toEqual([]);
      }
  });
});
