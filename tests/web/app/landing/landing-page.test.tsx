import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderDocument } from "#web/app/render-documents.ts";
import { pages } from "#web/app/routes.ts";
import { LandingPage } from "#web/app/landing/LandingPage.tsx";
import { consent } from "#web/platform/i18n/sv/consent.ts";
import { landing } from "#web/app/landing/texts/landing-sv.ts";
import { site } from "#web/platform/i18n/sv/site.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

const page = () => <LandingPage texts={landing} siteTexts={site} consentTexts={consent} language="sv" />;

afterEach(() => {
  localStorage.clear();
});

describe("the landing page", () => {
  it("sends the number to the page that checks it, without any script", () => {
    render(page());
    const field = screen.getByRole("textbox", { name: "Ramnummer" });
    expect(field.getAttribute("name")).toBe("number");
    expect(field.closest("form")?.getAttribute("action")).toBe("/check");
  });

  it("offers an account to someone signed out", () => {
    render(page());
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Skapa konto" }).getAttribute("href")).toBe("/register");
    expect(main.getByRole("link", { name: "Logga in" }).getAttribute("href")).toBe("/auth");
  });

  it("links to My bikes for someone signed in", () => {
    localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "u1");
    render(page());
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Mina cyklar" }).getAttribute("href")).toBe("/my-bikes");
    expect(main.queryByRole("link", { name: "Skapa konto" })).toBeNull();
  });

  it("links only to its sections and existing pages", () => {
    const { container } = render(page());
    const paths = pages.map(({ path }): string => path);
    const known = new Set(["/", "/en/", "/check", "/check#camera", "#content", ...paths]);
    const dead = [...container.querySelectorAll("a")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !known.has(href))
      .filter((href) => !/^\/#\w+$/.test(href) || container.querySelector(href.slice(1)) === null);
    expect(dead).toEqual([]);
  });

  it("prerenders each language as signed out, without the current year", async () => {
    const swedish = await renderDocument("/", "sv");
    expect(swedish).toBe(renderToString(page()));
    expect(swedish).toContain("Bevisa att cykeln är din.");
    expect(await renderDocument("/", "en")).toContain("Prove the bike is yours.");
    expect(swedish).not.toMatch(/2024–/);
  });

  it("asks about cookies only when asked to", async () => {
    expect(await renderDocument("/", "sv")).not.toContain(consent.title);
    render(page());
    expect(screen.queryByRole("region", { name: consent.title })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: consent.settings }));
    expect(await screen.findByRole("region", { name: consent.title })).toBeTruthy();
  });
});
