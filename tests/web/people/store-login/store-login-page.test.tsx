import { aProblem } from "#tests/web/answer-calls.ts";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeLanguage } from "#web/platform/i18n/i18n.ts";
import { me, put, signIn, startBrowser, user, visit } from "./browser.tsx";
import * as fake from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const { code, pool } = fake;

beforeEach(() => startBrowser());

const refusal = "Felaktiga inloggningsuppgifter";

describe("the sign-in of stores", () => {
  it.each([
    ["store", "/store-dashboard"],
    ["admin", "/admin-dashboard"],
  ])("opens the start page of group %s: %s", async (group, start) => {
    pool.add("vi@example.se", { groups: [group] });
    const page = visit();
    await signIn(" Vi@Example.se");
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe(start);
  });

  it("returns to the target page", async () => {
    pool.add("vi@example.se", { groups: ["store"] });
    const page = visit("/store-login?next=%2Fstore-settings%3Fa%3D1");
    await signIn("vi@example.se");
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/store-settings?a=1");
  });

  it.each([
    ["a customer", "kund@example.se", "cykelbud i regn"],
    ["someone who never confirmed an address", "ny@example.se", "cykelbud i regn"],
    ["a wrong password", "vi@example.se", "gissning"],
    ["nobody", "ingen@example.se", "gissning"],
  ])("gives %s the same answer, and signs nobody in", async (_who, email, password) => {
    pool.add("kund@example.se", { groups: ["customer"] });
    pool.add("ny@example.se", { unconfirmed: true });
    pool.add("vi@example.se", { groups: ["store"] });
    const page = visit();
    await signIn(email, password);
    expect((await screen.findByText(refusal)).closest('[role="alert"]')).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
    expect(page.at()).toBe("/store-login");
    expect(screen.getByLabelText("E-post")).toHaveProperty("value", email);
  });

  it("asks for an app's code, which can be entered again", async () => {
    pool.add("vi@example.se", { groups: ["admin"], totp: true });
    const page = visit();
    await signIn("vi@example.se");
    await screen.findByRole("heading", { name: "Skriv din engångskod" });
    await user.type(screen.getByLabelText("Kod"), "000000");
    await user.click(screen.getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText(/Vänta på nästa kod/)).toBeTruthy();
    await user.clear(screen.getByLabelText("Kod"));
    await user.type(screen.getByLabelText("Kod"), code);
    await user.click(screen.getByRole("button", { name: "Bekräfta" }));
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/admin-dashboard");
  });

  it("reports too many wrong codes", async () => {
    pool.add("vi@example.se", { groups: ["admin"], totp: true });
    visit();
    await signIn("vi@example.se");
    await user.type(await screen.findByLabelText("Kod"), "000000");
    for (let tried = 0; tried < 6; tried += 1) {
      await user.click(screen.getByRole("button", { name: "Bekräfta" }));
      await waitFor(() => expect(fake.confirmSignIn).toHaveBeenCalledTimes(tried + 1));
    }
    expect(await screen.findByText("För många försök. Vänta en stund och försök igen.")).toBeTruthy();
  });

  it("signs a customer with a second factor out again", async () => {
    pool.add("kund@example.se", { groups: ["customer"], totp: true });
    visit();
    await signIn("kund@example.se");
    await user.type(await screen.findByLabelText("Kod"), code);
    await user.click(screen.getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
  });

  it("signs out again where the profile cannot be had", async () => {
    pool.add("vi@example.se", { groups: ["store"] });
    me.answer = () => aProblem(403, "forbidden");
    const page = visit();
    await signIn("vi@example.se");
    expect(await screen.findByText("Kunde inte skapa användarprofil")).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
    expect(page.at()).toBe("/store-login");
  });

  it("signs out again where the role cannot be read", async () => {
    pool.add("vi@example.se", { groups: ["store"] });
    visit();
    await screen.findByLabelText("E-post");
    fake.fetchAuthSession.mockRejectedValueOnce(new Error("token"));
    await signIn("vi@example.se");
    expect(await screen.findByText("Kunde inte verifiera användarroll")).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
  });

  it("links customers to their own sign-in", async () => {
    visit("/store-login?next=%2Fmy-bikes");
    expect((await screen.findByRole("link", { name: "Logga in här" })).getAttribute("href")).toBe(
      "/auth?next=%2Fmy-bikes",
    );
  });
});

describe("a forgotten password", () => {
  const ask = async (email: string) => {
    await user.click(await screen.findByRole("button", { name: "Glömt lösenordet?" }));
    await user.type(await screen.findByLabelText("E-post"), email);
    await user.click(screen.getByRole("button", { name: "Skicka kod" }));
    await screen.findByLabelText("Nytt lösenord");
  };

  it.each(["vi@example.se", "ingen@example.se"])("gives the same answer for %s", async (email) => {
    pool.add("vi@example.se", { groups: ["store"] });
    visit();
    await ask(email);
    expect(fake.resetPassword).toHaveBeenCalledWith({
      username: email,
      options: { clientMetadata: { language: "sv" } },
    });
  });

  it("is replaced with the mailed code", async () => {
    pool.add("vi@example.se", { groups: ["store"] });
    visit();
    await ask("vi@example.se");
    await user.type(screen.getByLabelText("Kod"), "000000");
    await user.type(screen.getByLabelText("Nytt lösenord"), "tretton tecke");
    await user.tab();
    expect(await screen.findByText("Lösenordet måste vara minst 14 tecken")).toBeTruthy();
    await user.clear(screen.getByLabelText("Nytt lösenord"));
    await user.type(screen.getByLabelText("Nytt lösenord"), "gräsklippare i motvind");
    await user.type(screen.getByLabelText("Upprepa lösenordet"), "gräsklippare");
    expect(await screen.findByText("Lösenorden är inte lika")).toBeTruthy();
    await user.type(screen.getByLabelText("Upprepa lösenordet"), " i motvind");
    await user.click(screen.getByRole("button", { name: "Spara lösenordet" }));
    expect(await screen.findByText(/Koden stämmer inte/)).toBeTruthy();
    await user.clear(screen.getByLabelText("Kod"));
    await user.type(screen.getByLabelText("Kod"), code);
    await user.click(screen.getByRole("button", { name: "Spara lösenordet" }));
    expect(await screen.findByRole("button", { name: "Logga in" })).toBeTruthy();
  });
});

describe("someone invited", () => {
  const choose = async (password: string, repeated = password) => {
    const field = await screen.findByLabelText("Nytt lösenord");
    expect(screen.getByText(/^När du går vidare godkänner du våra villkor/)).toBeTruthy();
    await user.clear(field);
    await user.clear(screen.getByLabelText("Upprepa lösenordet"));
    await user.type(field, password);
    await user.type(screen.getByLabelText("Upprepa lösenordet"), repeated);
    await user.click(screen.getByRole("button", { name: "Välj ett eget lösenord" }));
  };

  it("chooses a new password first", async () => {
    pool.add("ny@example.se", { groups: ["store"], invited: true });
    const page = visit();
    await signIn("ny@example.se");
    await screen.findByRole("heading", { name: "Välj ett eget lösenord" });
    await choose("tretton tecke");
    expect(await screen.findByText("Lösenordet måste vara minst 14 tecken")).toBeTruthy();
    await choose("ett läckt lösenord");
    expect(await screen.findByText(/listor över läckta lösenord/)).toBeTruthy();
    await choose("gräsklippare i motvind");
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/store-dashboard");
    expect(pool.passwordOf("ny@example.se")).toBe("gräsklippare i motvind");
  });

  it("is signed out if they are neither store nor administrator", async () => {
    pool.add("ny@example.se", { groups: ["customer"], invited: true });
    visit();
    await signIn("ny@example.se");
    await choose("gräsklippare i motvind");
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Logga in" })).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
  });
});

describe("an administrator without a second factor", () => {
  const half = { groups: [], totpRequired: true };

  it("sets one up first, and then is an administrator", async () => {
    pool.add("karin@example.se", half);
    const page = visit();
    await signIn("karin@example.se");
    await screen.findByRole("heading", { name: "Slå på tvåstegsverifiering" });
    await screen.findByText("JBSW Y3DP EHPK 3PXP");
    put(screen.getByLabelText("Kod"), "000000");
    const turnOn = screen.getByRole("button", { name: "Slå på tvåstegsverifiering" });
    await user.click(turnOn);
    expect(await screen.findByText(/Vänta på nästa kod/)).toBeTruthy();
    expect(page.at()).toBe("/store-login");
    put(screen.getByLabelText("Kod"), code);
    await user.click(turnOn);
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/admin-dashboard");
    expect(fake.fetchAuthSession).toHaveBeenCalledWith({ forceRefresh: true });
  });

  it("finds the setup again after a reload, and may leave", async () => {
    pool.add("karin@example.se", half);
    await fake.signIn({ username: "karin@example.se", password: "cykelbud i regn" });
    await startSession();
    visit();
    await screen.findByText("JBSW Y3DP EHPK 3PXP");
    await user.click(screen.getByRole("button", { name: "Logga ut" }));
    expect(await screen.findByRole("button", { name: "Logga in" })).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
  });
});

const startSession = async () => {
  const { refreshSession } = await import("#web/platform/auth/session.ts");
  await refreshSession();
};

it("the page works in English", async () => {
  await startBrowser("en");
  visit();
  expect(await screen.findByLabelText("Email")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign in" })).toBeTruthy();
  expect(screen.getByRole("switch", { name: "Show password" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Forgot your password?" })).toBeTruthy();
});

describe("changing the language", () => {
  it("keeps what was typed, and translates later messages", async () => {
    visit();
    await user.type(await screen.findByLabelText("E-post"), "vi@example.se");
    await user.type(screen.getByLabelText("Lösenord"), "en gissning");
    await changeLanguage("en");
    expect(await screen.findByLabelText("Email")).toHaveProperty("value", "vi@example.se");
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "en gissning");
    expect(screen.getByRole("switch", { name: "Show password" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("Wrong email or password")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
    await user.type(await screen.findByLabelText("Email"), "vi@example.se");
    await user.click(screen.getByRole("button", { name: "Send code" }));
    await waitFor(() =>
      expect(fake.resetPassword).toHaveBeenCalledWith({
        username: "vi@example.se",
        options: { clientMetadata: { language: "en" } },
      }),
    );
  });

  it("keeps the current step", async () => {
    pool.add("vi@example.se", { groups: ["admin"], totp: true });
    const page = visit();
    await signIn("vi@example.se");
    await screen.findByRole("heading", { name: "Skriv din engångskod" });
    await user.type(screen.getByLabelText("Kod"), code);
    await changeLanguage("en");
    expect(await screen.findByRole("heading", { name: "Enter your one-time code" })).toBeTruthy();
    expect(screen.getByLabelText("Code")).toHaveProperty("value", code);
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/admin-dashboard");
  });
});
