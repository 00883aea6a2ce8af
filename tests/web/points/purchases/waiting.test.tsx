import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Purchase } from "#contract/points/purchases.ts";
import type { Session } from "#web/platform/auth/session.ts";
import { problem } from "#tests/web/bikes/my-bikes/browser.tsx";
import { aMe, aPaidPurchase, aPurchase, open, prepare, purchaseId, sent, serve } from "./browser.tsx";
import { json } from "#tests/web/answer-calls.ts";

const visitor = vi.hoisted(() => ({ session: {} as Session }));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => "token",
}));

const here = `/order?purchase=${purchaseId}`;
const one = `GET /purchases/${purchaseId}`;

beforeEach(() => {
  prepare();
  visitor.session = { state: "signed-in", role: "customer", userId: "u1", name: "Anna" };
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const follow = (state: Purchase, left = false) => {
  serve({ [one]: [json(state)] });
  return open(left ? `${here}&left=1` : here);
};

describe("a purchase on its way", () => {
  it("is waited for, and can be continued", async () => {
    follow(aPurchase());
    expect(await heading("Väntar på betalningen")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Fortsätt betala" }).getAttribute("href")).toBe(
      "https://pay.example/1",
    );
  });

  it("turns into a receipt automatically, with the new balance", async () => {
    serve({
      [one]: [json(aPurchase()), json(aPaidPurchase({ next: "/bike-registration" }))],
      "GET /me": [json({ ...aMe, points: 360 })],
    });
    open(here);
    await heading("Väntar på betalningen");
    const paid = await heading("Tack, poängen är dina");
    expect(document.activeElement).toBe(paid);
    const facts = screen
      .getAllByRole("definition")
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));
    expect(facts).toEqual(["PLUS, 300 poäng", "279 kr", "Swish", "1042", "360 p"]);
    expect(screen.getByRole("link", { name: "Fortsätt registrera cykeln" }).getAttribute("href")).toBe(
      "/bike-registration",
    );
    expect(screen.getByText("Kan ångras till och med 4 december 2026.")).toBeTruthy();
  });

  it("left without paying says so, and can be cancelled", async () => {
    const { payAt: _, ...closed } = aPurchase({ state: "expired" });
    serve({
      [one]: [json(aPurchase()), json(closed)],
      "GET /purchases": [json({ items: [] })],
      [`POST /purchases/${purchaseId}/cancellation`]: [problem(503, "payments-unavailable"), json(closed)],
    });
    open(`${here}&left=1`);
    expect(await heading("Du har inte betalat än")).toBeTruthy();
    await press("Avbryt köpet");
    expect(await heading("Köpet är avbrutet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Försök igen" }).getAttribute("href")).toBe(
      "/order?package=PLUS",
    );
  });

  it.each([
    ["processing", "Betalningen behandlas"],
    ["failed", "Betalningen gick inte igenom"],
    ["expired", "Köpet är avbrutet"],
    ["refunding", "Köpet är ångrat"],
    ["refunded", "Köpet är ångrat och återbetalt"],
  ] as const)("explains its state (%s)", async (state, words) => {
    const { payAt: _, ...purchase } = aPurchase({ state, next: "/bike-registration" });
    follow(purchase);
    expect(await heading(words)).toBeTruthy();
  });

  it("can be tried again with the same destination", async () => {
    const { payAt: _, ...purchase } = aPurchase({ state: "failed", next: "/bike-registration" });
    follow(purchase);
    expect((await screen.findByRole("link", { name: "Försök igen" })).getAttribute("href")).toBe(
      "/order?package=PLUS&next=%2Fbike-registration",
    );
  });

  it("of someone else is not found, and one that cannot be loaded can be retried", async () => {
    serve({ [one]: [problem(404, "purchase-not-found")] });
    open(here);
    expect(await heading("Köpet finns inte")).toBeTruthy();
    cleanup();
    serve({ [one]: [problem(503, "unavailable"), json(aPurchase())] });
    open(here);
    await press("Försök igen");
    expect(await heading("Väntar på betalningen")).toBeTruthy();
  });

  it("is shown after signing in again if the session has ended", async () => {
    visitor.session = { state: "signed-out" };
    serve({});
    open(here);
    expect((await screen.findByRole("link", { name: "Logga in" })).getAttribute("href")).toBe(
      `/auth?next=${encodeURIComponent(here)}`,
    );
  });
});

describe("withdrawing from a purchase", () => {
  const withdrawing = `POST /purchases/${purchaseId}/refund`;

  it("explains the consequences first, and shows the state afterwards", async () => {
    const withdrawn = aPaidPurchase({ state: "refunding", withdrawal: "done" });
    let now = aPaidPurchase();
    const give = () => {
      now = withdrawn;
      return Response.json(withdrawn);
    };
    serve({
      [one]: [() => Response.json(now)],
      [withdrawing]: [problem(503, "payments-unavailable"), give],
    });
    open(here);
    await press("Ångra köp");
    const dialog = await screen.findByRole("dialog", { name: "Ångra köpet?" });
    expect(dialog.textContent?.replaceAll(/\s/g, " ")).toContain(
      "300 poäng tas bort från ditt saldo, och 279 kr betalas tillbaka till det du betalade med.",
    );
    await press("Ja, ångra köpet");
    expect(await screen.findByText(/Betaltjänsten svarar inte/)).toBeTruthy();
    await press("Ja, ångra köpet");
    expect(await screen.findByText("Köpet är ångrat. En bekräftelse kommer med e-post.")).toBeTruthy();
    expect(await heading("Köpet är ångrat")).toBeTruthy();
    expect(sent.map(({ key }) => key)[0]).toBe(sent.map(({ key }) => key)[1]);
    expect(screen.queryByRole("button", { name: "Ångra köp" })).toBeNull();
  });

  it("is not called done if the bank refuses at once", async () => {
    serve({ [one]: [() => Response.json(aPaidPurchase())], [withdrawing]: [json(aPaidPurchase())] });
    open(here);
    await press("Ångra köp");
    await press("Ja, ångra köpet");
    expect(await screen.findByText(/^Återbetalningen gick inte igenom/)).toBeTruthy();
    expect(screen.queryByText(/^Köpet är ångrat/)).toBeNull();
  });

  it.each([
    [{ withdrawal: "points-spent" }, "Köpet kan inte ångras, eftersom poängen är använda."],
    [{ withdrawal: "too-late" }, "Köpet kan inte längre ångras. Ångerfristen på 14 dagar har gått ut."],
    [{ withdrawal: "done", state: "refunding" }, "Köpet är ångrat. 279 kr är på väg tillbaka till dig."],
    [
      { withdrawal: "done", state: "refunded", refundedAt: "2026-11-21T12:00:00.000Z" },
      "Köpet är ångrat. 279 kr betalades tillbaka 21 november 2026.",
    ],
  ] as const)("explains why it is not possible (%o)", async (changes, words) => {
    follow(aPaidPurchase(changes));
    expect(
      await screen.findByText((_, element) => element?.textContent?.replaceAll(/\s/g, " ") === words, {
        selector: ".withdrawal p",
      }),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ångra köp" })).toBeNull();
  });
});
