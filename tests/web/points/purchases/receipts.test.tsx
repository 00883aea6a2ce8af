import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import type { Session } from "#web/platform/auth/session.ts";
import { problem } from "#tests/web/bikes/my-bikes/browser.tsx";
import { json } from "#tests/web/answer-calls.ts";
import { aPaidPurchase, aPurchase, calls, open, orderNumber, prepare, serve, aReceipt } from "./browser.tsx";

const { visitor, saveFile, fetchFonts, receiptPaper } = vi.hoisted(() => ({
  visitor: { session: {} as Session },
  saveFile: vi.fn<(name: string, file: Blob) => void>(),
  fetchFonts: vi.fn<() => Promise<object>>(),
  receiptPaper: vi.fn<(fonts: object, receipt: PurchaseReceipt, language: string) => ArrayBuffer>(),
}));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => "token",
}));
vi.mock("#web/platform/ui/save-file.ts", () => ({ saveFile }));
vi.mock("#web/platform/api/papers/fetch-fonts.ts", () => ({ fetchFonts }));
vi.mock("#web/points/purchases/purchases/receipt/receipt-paper.ts", () => ({ receiptPaper }));

const own = `GET /purchases/${orderNumber}/receipt`;
const shared = `GET /purchase-receipts/${orderNumber}/shared`;

beforeEach(() => {
  prepare();
  visitor.session = { state: "signed-in", role: "customer", userId: "u1", name: "Anna" };
  fetchFonts.mockReset().mockResolvedValue({});
  receiptPaper.mockReset().mockReturnValue(new ArrayBuffer(8));
  saveFile.mockReset();
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const textOf = (element: Element) => element.textContent?.replaceAll(/\s/g, " ");

describe("/receipts", () => {
  it("shows ownership receipts first, and purchase receipts in a second tab", async () => {
    serve({
      "GET /purchases": [json({ items: [] })],
      "GET /transfers/receipts": [json({ items: [] })],
      "GET /transfer-requests": [json({ received: [], sent: [] })],
      "GET /me/counts": [json({ notifications: 0, messages: 0, receipts: 0, approvals: 0 })],
    });
    open("/receipts");
    expect(await screen.findByRole("heading", { name: "Inga ägarkvitton än" })).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Köpkvitton" }));
    expect(await screen.findByRole("heading", { name: "Inga köpkvitton än" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Köp poäng" }).getAttribute("href")).toBe("/order");
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Köpkvitton");
  });

  it("lists purchases with their states, a page at a time", async () => {
    const states = (["open", "processing", "failed", "expired", "refunding", "refunded"] as const).map(
      (state, place) => aPurchase({ id: `purchase_${String(place).padStart(24, "0")}`, state }),
    );
    serve({
      "GET /purchases": [
        json({ items: [aPaidPurchase({ id: `purchase_${"9".repeat(24)}` })], cursor: "next" }),
        problem(503, "unavailable"),
        json({ items: states }),
      ],
    });
    open("/receipts?tab=purchases");
    const paid = await screen.findByRole("article", { name: "PLUS, 300 poäng" });
    expect(within(paid).getByText("Betald")).toBeTruthy();
    expect(within(paid).getByRole("link", { name: "Visa kvitto" }).getAttribute("href")).toBe(
      `/order-receipt/${orderNumber}`,
    );
    expect(within(paid).getByRole("button", { name: "Ångra köp" })).toBeTruthy();
    await press("Visa fler");
    expect(await screen.findByText("Fler kunde inte hämtas.")).toBeTruthy();
    await press("Försök igen");
    for (const words of ["Inte betald", "Behandlas", "Misslyckad", "Avbruten", "Återbetalas", "Återbetald"])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(calls.at(-1)).toContain("cursor=next");
  });
});

describe("a purchase of which money has gone back", () => {
  const half = { reversedMoney: 14_000, reversedAt: "2026-11-21T12:00:00.000Z" };

  it("is not called withdrawn if the bank took all of it", async () => {
    const all = { ...half, reversedMoney: 27_900 };
    serve({ "GET /purchases": [json({ items: [aPaidPurchase({ ...all, withdrawal: "done" })] })] });
    open("/receipts?tab=purchases");
    expect(textOf(await screen.findByRole("article"))).toContain("279 kr har gått tillbaka");
    expect(screen.queryByText(/ångrat/)).toBeNull();
  });

  it("is withdrawn from for what is left", async () => {
    serve({ "GET /purchases": [json({ items: [aPaidPurchase(half)] })] });
    open("/receipts?tab=purchases");
    await press("Ångra köp");
    expect(textOf(await screen.findByRole("dialog"))).toMatch(/150 poäng tas bort.*139 kr betalas/);
  });

  it("says afterwards what was left", async () => {
    const back = { state: "refunded", refundedAt: half.reversedAt, withdrawal: "done" } as const;
    serve({ "GET /purchases": [json({ items: [aPaidPurchase({ ...half, ...back })] })] });
    open("/receipts?tab=purchases");
    expect(textOf(await screen.findByRole("article"))).toContain("139 kr betalades tillbaka");
  });
});

describe("a receipt", () => {
  it("has all that the law requires", async () => {
    serve({ [own]: [json(aReceipt({ bonusPoints: 50, code: "VÅR" }))] });
    open(`/order-receipt/${orderNumber}`);
    const paper = await screen.findByRole("article", { name: "Köpkvitto" });
    const facts = within(paper)
      .getAllByRole("definition")
      .map((fact) => textOf(fact));
    expect(facts).toEqual(["1042", orderNumber, "20 november 2026", "Anna Lindqvist", "Swish"]);
    expect(within(paper).getAllByRole("row").map(textOf)).toEqual([
      "VaraBelopp",
      "300 poäng, paket PLUSvarav 50 bonuspoängRabattkod VÅR279,00 kr",
      "Pris exkl. moms223,20 kr",
      "Moms 25 %55,80 kr",
      "Totalt inkl. moms279,00 kr",
    ]);
    for (const part of ["Cykelregistret AB", "Org.nr 556016-0680", "Momsreg.nr SE556016068001"])
      expect(textOf(paper)).toContain(part);
    expect(document.title).toBe(`Köpkvitto ${orderNumber} – Cykelregistret`);
  });

  it("is also found by the address in mails", async () => {
    serve({ [own]: [json(aReceipt())] });
    open(`/order-receipt?order_number=${orderNumber}`);
    expect(await screen.findByRole("article", { name: "Köpkvitto" })).toBeTruthy();
  });

  it("says that it was refunded", async () => {
    serve({
      [own]: [
        json(aReceipt({ state: "refunded", refundedAt: "2026-11-21T12:00:00.000Z", withdrawal: "done" })),
      ],
    });
    open(`/order-receipt/${orderNumber}`);
    const paper = await screen.findByRole("article", { name: "Köpkvitto" });
    expect(textOf(paper)).toContain("Återbetalt 21 november 2026: 279,00 kr");
  });

  it("can be opened by a link without an account, but not withdrawn from or shared", async () => {
    visitor.session = { state: "signed-out" };
    const { share: _, ...receipt } = aReceipt();
    serve({ [shared]: [json(receipt)] });
    open(`/order-receipt/${orderNumber}?share=s1gned`);
    await screen.findByRole("article", { name: "Köpkvitto" });
    expect(calls).toEqual([`GET /api/purchase-receipts/${orderNumber}/shared?share=s1gned`]);
    expect(screen.queryByRole("button", { name: "Ångra köp" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Kopiera länk" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Mina köpkvitton" })).toBeNull();
  });

  it.each([
    ["an old link", `/order-receipt/${orderNumber}?share=old`, 404],
    ["someone else's", `/order-receipt/${orderNumber}`, 404],
    ["an address without a number", "/order-receipt", undefined],
  ])("says that it does not exist (%s)", async (_name, address, status) => {
    const answer = problem(status ?? 404, "purchase-not-found");
    serve({ [own]: [answer], [shared]: [answer] });
    open(address);
    expect(await screen.findByRole("heading", { level: 1, name: "Kvittot finns inte" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mina köpkvitton" })).toBeTruthy();
  });

  it("asks visitors to sign in, and shows administrators nothing", async () => {
    visitor.session = { state: "signed-out" };
    serve({});
    open(`/order-receipt/${orderNumber}`);
    expect((await screen.findByRole("link", { name: "Logga in" })).getAttribute("href")).toBe(
      `/auth?next=${encodeURIComponent(`/order-receipt/${orderNumber}`)}`,
    );
    cleanup();
    visitor.session = { state: "signed-in", role: "admin", userId: "u2", name: "Eva" };
    open(`/order-receipt/${orderNumber}`);
    expect(await screen.findByRole("link", { name: "Kontakta oss" })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it("names the company if a store bought, which cannot withdraw", async () => {
    visitor.session = { state: "signed-in", role: "store", userId: "u2", name: "Maja" };
    const company = {
      name: "Vadstena Cykel AB",
      street: "Storgatan 2",
      postalCode: "592 30",
      city: "Vadstena",
      organisationNumber: "559000-1235",
      vatNumber: "SE559000123501",
    };
    const receipt = aReceipt({ withdrawal: "company", reference: "Kassa 2" });
    const shown = { ...receipt, company, buyerName: company.name, boughtBy: "Maja Ek" };
    serve({ [`GET /store/points/receipts/${orderNumber}`]: [json(shown)] });
    open(`/order-receipt/${orderNumber}`);
    const paper = textOf(await screen.findByRole("article", { name: "Köpkvitto" })) ?? "";
    for (const fact of [
      "KöpareVadstena Cykel AB",
      "Storgatan 2, 592 30 Vadstena",
      "559000-1235",
      "SE559000123501",
      "Er referensKassa 2",
      "Beställt avMaja Ek",
    ])
      expect(paper).toContain(fact);
    expect(screen.queryByRole("button", { name: "Ångra köp" })).toBeNull();
    expect(screen.getByRole("link", { name: "Butikens poäng" }).getAttribute("href")).toBe("/store-points");
  });

  it("can be loaded again after a failure", async () => {
    serve({ [own]: [problem(503, "unavailable"), json(aReceipt())] });
    open(`/order-receipt/${orderNumber}`);
    await press("Försök igen");
    expect(await screen.findByRole("article", { name: "Köpkvitto" })).toBeTruthy();
  });
});

describe("an opened receipt", () => {
  const show = () => {
    serve({ [own]: [json(aReceipt())] });
    open(`/order-receipt/${orderNumber}`);
  };

  it("can be saved as a PDF, also after a failure", async () => {
    fetchFonts.mockRejectedValueOnce(new Error("away"));
    show();
    await press("Ladda ner som PDF");
    expect(await screen.findByText(/Dokumentet kunde inte skapas/)).toBeTruthy();
    await press("Ladda ner som PDF");
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(saveFile.mock.calls[0]?.[0]).toBe(`kopkvitto-${orderNumber}.pdf`);
    expect(receiptPaper.mock.calls[0]?.[2]).toBe("sv");
  });

  it("can be shared by copying a link, which is shown if copying fails", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    show();
    const address = `${location.origin}/order-receipt/${orderNumber}?share=s1gned`;
    await press("Kopiera länk");
    expect(await screen.findByText("Länken är kopierad.")).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(address);
    writeText.mockRejectedValueOnce(new Error("not allowed"));
    await press("Kopiera länk");
    expect(await screen.findByText(address)).toBeTruthy();
  });

  it("can be printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    show();
    await press("Skriv ut");
    expect(print).toHaveBeenCalledOnce();
  });
});
