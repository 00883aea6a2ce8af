import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "#web/platform/auth/session.ts";
import { problem } from "#tests/web/bikes/my-bikes/browser.tsx";
import { type Routes, json } from "#tests/web/answer-calls.ts";
import { aPaidPurchase, aPurchase, calls, open, packages, prepare, sent, serve } from "./browser.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

const { visitor, goToPayment } = vi.hoisted(() => ({
  visitor: { session: {} as Session },
  goToPayment: vi.fn<(address: string) => void>(),
}));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => "token",
}));
vi.mock("#web/points/purchases/purchases/order/go-to-payment.ts", () => ({ goToPayment }));

const customer: Session = { state: "signed-in", role: "customer", userId: "u1", name: "Anna" };
const quoteOf = (id: string, changes: object) => ({
  packageId: id,
  price: 27_900,
  points: 300,
  fullPrice: 27_900,
  bonusPoints: 0,
  vat: 5580,
  ...changes,
});
const shop = (more: Routes = {}): Routes => ({
  "GET /points-packages": [json(packages)],
  "GET /purchases": [json({ items: [] })],
  ...more,
});

beforeEach(() => {
  prepare();
  goToPayment.mockReset();
  visitor.session = customer;
});

const card = (id: string) => screen.findByRole("radio", { name: new RegExp(`^${id}`) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const tick = async () => userEvent.click(await screen.findByRole("checkbox", { name: /^Börja direkt/ }));
const useCode = async (code: string) => {
  await userEvent.type(await screen.findByLabelText(/Rabattkod/), code);
  await press("Använd koden");
};
const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, " ");

describe("a package of points", () => {
  it("shows its price with VAT, the price per point and what it is enough for", async () => {
    serve(shop());
    open("/order");
    const start = (await card("START")).closest("label");
    expect(textOf(start)).toBe(
      "START 150 poäng149 krinkl. 25 % moms, 0,99 kr per poängRäcker till 1 registrering och 1 postad dekal",
    );
    expect(textOf((await card("FAMILJ")).closest("label"))).toContain("Räcker till 6 registreringar");
  });

  it("shows about the price in dollars in English, and is charged in kronor", async () => {
    await startTexts("en");
    serve(shop({ "GET /points-packages": [json({ ...packages, sekPerUsd: 10.5 })] }));
    open("/order");
    const start = (await card("START")).closest("label");
    expect(textOf(start)).toContain("SEK 149(≈ USD 14)");
    expect(textOf(screen.getByRole("button", { name: /^Pay/ }))).toBe("Pay SEK 149");
  });

  it("is shown to visitors, who can sign in and return", async () => {
    visitor.session = { state: "signed-out" };
    serve(shop());
    open("/order?next=%2Fbike-registration");
    expect((await screen.findByRole("link", { name: "Logga in och köp" })).getAttribute("href")).toBe(
      `/auth?next=${encodeURIComponent("/order?next=%2Fbike-registration")}`,
    );
    expect(screen.queryByRole("radio")).toBeNull();
    expect(calls).toEqual(["GET /api/points-packages"]);
  });

  it("sends stores to their own page", async () => {
    visitor.session = { ...customer, role: "store" };
    serve(shop());
    open("/order");
    const link = await screen.findByRole("link", { name: "Till butikens poäng" });
    expect(link.getAttribute("href")).toBe("/store-points");
    cleanup();
    visitor.session = { ...customer, role: "admin" };
    open("/order");
    expect(await screen.findByText(/Poäng köps av privatpersoner/)).toBeTruthy();
  });

  it("can be loaded again after a failure", async () => {
    serve(shop({ "GET /points-packages": [problem(503, "unavailable"), json(packages)] }));
    open("/order");
    expect(await screen.findByRole("heading", { name: "Priserna kunde inte hämtas" })).toBeTruthy();
    await press("Försök igen");
    expect(await card("PLUS")).toBeTruthy();
  });
});

describe("a campaign code", () => {
  it("shows the lower price and the full one struck through, before paying", async () => {
    const quote = quoteOf("PLUS", { price: 25_110, vat: 5022, code: "HÖST10" });
    serve(
      shop({
        "GET /points-packages/PLUS/quote": [json(quote)],
        "POST /purchases": [json({ purchase: aPurchase({ price: 25_110, code: "HÖST10" }) })],
      }),
    );
    const { router } = open("/order?package=PLUS");
    await useCode("höst10");
    expect(textOf(await screen.findByText(/HÖST10 sänker priset/))).toBe(
      "HÖST10 sänker priset med 27,90 kr.",
    );
    expect(screen.getAllByRole("deletion").map(textOf)).toEqual([
      "I stället för 279 kr",
      "I stället för 279 kr",
    ]);
    await tick();
    await press(/^Betala 251,10/);
    expect(sent).toEqual([
      {
        route: "POST /purchases",
        body: { packageId: "PLUS", price: 25_110, points: 300, code: "HÖST10", beginAtOnce: true },
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(router.state.location.search).toBe("?package=PLUS&code=H%C3%96ST10");
  });

  it("shows its extra points", async () => {
    const quote = quoteOf("START", {
      price: 14_900,
      fullPrice: 14_900,
      points: 200,
      bonusPoints: 50,
      code: "VÅR",
    });
    serve(shop({ "GET /points-packages/START/quote": [json(quote)] }));
    open("/order");
    await useCode("vår");
    expect(await screen.findByText("VÅR ger 50 poäng extra.")).toBeTruthy();
    expect(screen.getByText("+ 50 poäng på köpet")).toBeTruthy();
    // 60 before, 150 bought and 50 as a bonus.
    expect(screen.getByText("260 p")).toBeTruthy();
  });

  it.each([
    ["campaign-code-unknown", "Koden finns inte. Kontrollera hur den stavas."],
    ["campaign-code-expired", "Koden gäller inte just nu."],
    ["campaign-code-used", "Du har redan använt koden."],
    ["campaign-code-exhausted", "Koden har använts så många gånger den får."],
    ["campaign-code-not-for-package", "Koden gäller inte för det här paketet."],
  ])("that is refused (%s) says why, and the full price applies", async (code, words) => {
    serve(
      shop({
        "GET /points-packages/START/quote": [problem(422, code)],
        "POST /purchases": [json({ purchase: aPurchase() })],
      }),
    );
    open("/order");
    await useCode("SOMMAR");
    expect(await screen.findByText(words)).toBeTruthy();
    await tick();
    await press(/^Betala 149/);
    expect(sent[0]?.body).toEqual({ packageId: "START", price: 14_900, points: 150, beginAtOnce: true });
    await press("Ta bort koden");
    expect(screen.queryByText(words)).toBeNull();
  });

  it("loses its error when it is cleared or edited", async () => {
    serve(shop({ "GET /points-packages/START/quote": [problem(422, "campaign-code-unknown")] }));
    open("/order");
    await useCode("SOMMAR");
    expect(await screen.findByText(/Koden finns inte/)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText(/Rabattkod/));
    expect(screen.queryByText(/Koden finns inte/)).toBeNull();
  });

  it("of the wrong form is not sent", async () => {
    serve(shop());
    open("/order");
    await useCode("a b");
    expect(await screen.findByText(/En kod har 3–30 tecken/)).toBeTruthy();
    expect(calls.some((address) => address.includes("quote"))).toBe(false);
  });
});

describe("paying", () => {
  it("requires the consent, and moves the focus to it", async () => {
    serve(shop());
    open("/order");
    await press(/^Betala 149/);
    const box = screen.getByRole("checkbox", { name: /^Börja direkt/ });
    expect(document.activeElement).toBe(box);
    expect(await screen.findByText(/Kryssa i att du vill börja direkt/)).toBeTruthy();
    await tick();
    expect(screen.queryByText(/Kryssa i att/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it("leads to the payment page, and remembers the page to return to", async () => {
    history.replaceState(null, "", "/order?next=%2Fbike-registration");
    serve(shop({ "POST /purchases": [json({ purchase: aPurchase() })] }));
    open("/order?next=%2Fbike-registration");
    await tick();
    await press(/^Betala 149/);
    expect(await screen.findByRole("button", { name: "Öppnar betalsidan …" })).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      packageId: "START",
      price: 14_900,
      points: 150,
      beginAtOnce: true,
      next: "/bike-registration",
    });
    expect(goToPayment).toHaveBeenCalledExactlyOnceWith("https://pay.example/1");
  });

  it("repeats the same purchase after a lost answer, and starts another after a refusal", async () => {
    const away = () => Promise.reject(new TypeError("away"));
    serve(
      shop({
        "POST /purchases": [away, problem(503, "payments-unavailable"), json({ purchase: aPurchase() })],
      }),
    );
    open("/order");
    await tick();
    await press(/^Betala 149/);
    expect(await screen.findByText(/Nätverksfel/)).toBeTruthy();
    await press(/^Betala 149/);
    expect(await screen.findByText(/Betaltjänsten svarar inte/)).toBeTruthy();
    await press(/^Betala 149/);
    await vi.waitFor(() => expect(goToPayment).toHaveBeenCalledOnce());
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  const withPrice = (price: number, points = 150) => ({
    items: packages.items.map((item) => (item.id === "START" ? { ...item, price, points } : item)),
  });

  it.each([
    ["dearer", withPrice(15_900), "START, 150 poäng, 159 kr.", /^Godkänn 159/, /^Betala 159/],
    ["of fewer points", withPrice(14_900, 100), "START, 100 poäng, 149 kr.", /^Godkänn 149/, /^Betala 149/],
    [
      "gone",
      { items: packages.items.filter(({ id }) => id !== "START") },
      "PLUS, 300 poäng, 279 kr.",
      /^Godkänn 279/,
      /^Betala 279/,
    ],
  ] as const)(
    "that is %s meanwhile is shown beside what it was, and agreed to again",
    async (_, now, told, agree, pay) => {
      serve(
        shop({
          "GET /points-packages": [json(packages), json(now)],
          "POST /purchases": [problem(409, "price-changed"), json({ purchase: aPurchase() })],
        }),
      );
      open("/order");
      await tick();
      await press(/^Betala 149/);
      const notice = (await screen.findByText("Priset har ändrats")).closest("[role=alert]");
      expect(textOf(notice)).toContain("Förut: START, 150 poäng, 149 kr.");
      expect(textOf(notice)).toContain(`Nu: ${told}`);
      await press(agree);
      expect(sent).toHaveLength(1);
      expect(goToPayment).not.toHaveBeenCalled();
      expect(screen.queryByText("Priset har ändrats")).toBeNull();
      await press(pay);
      await vi.waitFor(() => expect(goToPayment).toHaveBeenCalledOnce());
      expect(sent[1]?.key).not.toBe(sent[0]?.key);
    },
  );

  it("can be started again after the back button", async () => {
    serve(shop({ "POST /purchases": [json({ purchase: aPurchase() })] }));
    open("/order");
    await tick();
    await press(/^Betala 149/);
    await screen.findByRole("button", { name: "Öppnar betalsidan …" });
    const back = new Event("pageshow");
    Object.assign(back, { persisted: true });
    dispatchEvent(back);
    expect(await screen.findByRole("button", { name: /^Betala 149/ })).toBeTruthy();
  });

  it("that was started before can be continued", async () => {
    serve(shop({ "GET /purchases": [json({ items: [aPaidPurchase(), aPurchase()] })] }));
    open("/order");
    const note = await screen.findByRole("region", { name: "Du har en påbörjad betalning" });
    expect(within(note).getByRole("link", { name: "Fortsätt betala" }).getAttribute("href")).toBe(
      "https://pay.example/1",
    );
    expect(textOf(note)).toContain("PLUS för 279 kr. Inget har dragits.");
  });
});
