import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { MissingCodePage } from "#web/app/MissingCodePage.tsx";
import { missingCode as en } from "#web/app/texts/missing-code/en.ts";
import { missingCode as sv } from "#web/app/texts/missing-code/sv.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { keepServerSilent, show } from "./shell.tsx";

beforeEach(keepServerSilent);

it.each([
  ["sv", sv, "/bike-search"],
  ["en", en, "/en/bike-search"],
] as const)(
  "an address without a code explains that and links to the search in %s",
  async (language, texts, search) => {
    await startTexts(language);
    show(<MissingCodePage />, { at: "/qr" });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(texts.heading);
    expect(within(screen.getByRole("main")).getByRole("link").getAttribute("href")).toBe(search);
    expect(document.title).toContain(texts.title);
  },
);
