import { cleanup, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderLanding } from "#web/app/render-landing.ts";
import { LandingPage } from "#web/features/landing/LandingPage.tsx";
import { landing } from "#web/i18n/sv/landing.ts";
import { site } from "#web/i18n/sv/site.ts";

vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));

const page = () => <LandingPage texts={landing} siteTexts={site} language="sv" />;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("the landing page", () => {
  it("sends the search field to the search page without any script", () => {
    render(page());
    const field = screen.getByRole("textbox", { name: "Ramnummer" });
    expect(field.getAttribute("name")).toBe("q");
    expect(field.closest("form")?.getAttribute("action")).toBe("/bike-search");
  });

  it("offers an account to somebody signed out", () => {
    render(page());
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Skapa konto" }).getAttribute("href")).toBe("/register");
    expect(main.getByRole("link", { name: "Logga in" }).getAttribute("href")).toBe("/auth");
  });

  it("offers the own bikes to somebody who has signed in here", () => {
    localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "u1");
    render(page());
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Mina cyklar" }).getAttribute("href")).toBe("/my-bikes");
    expect(main.queryByRole("link", { name: "Skapa konto" })).toBeNull();
  });

  it("links to its own sections and to pages of this version only", () => {
    const { container } = render(page());
    const known = new Set(["/", "/en/", "/bike-search", "/auth", "/register", "#content"]);
    const dead = [...container.querySelectorAll("a")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !known.has(href))
      .filter((href) => !/^\/#\w+$/.test(href) || container.querySelector(href.slice(1)) === null);
    expect(dead).toEqual([]);
  });

  it("prerenders each language for somebody signed out, with no year to go stale", () => {
    expect(renderLanding("sv")).toBe(renderToString(page()));
    expect(renderLanding("sv")).toContain("Bevisa att cykeln är din.");
    expect(renderLanding("en")).toContain("Prove the bike is yours.");
    expect(renderLanding("sv")).not.toMatch(/2024–/);
  });
});
