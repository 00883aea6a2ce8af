import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import type { Session } from "#web/auth/session.ts";
import { problem } from "#tests/web/features/bikes/browser.tsx";
import {
  aPaidPurchase,
  aPurchase,
  asked,
  json,
  open,
  orderNumber,
  prepare,
  serve,
} from "#tests/web/features/points/browser.tsx";
import { aReceipt } from "#tests/web/features/points/a-receipt.ts";
import { startTexts } from "#tests/web/start-texts.ts";

const { visitor, saveFile, fetchFonts, receiptPaper } = vi.hoisted(() => ({
  visitor: { session: {} as Session },
  saveFile: vi.fn<(name: string, file: Blob) => void>(),
  fetchFonts: vi.fn<() => Promise<object>>(),
  receiptPaper: vi.fn<(fonts: object, receipt: PurchaseReceipt, language: string) => ArrayBuffer>(),
}));
vi.mock("#web/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => "token",
}));
vi.mock("#web/ui/save-file.ts", () => ({ saveFile }));
vi.mock("#web/api/papers/fetch-fonts.ts", () => ({ fetchFonts }));
vi.mock("#web/features/points/purchases/receipt/receipt-paper.ts", () => ({ receiptPaper }));

const own = `GET /purchase-receipts/${orderNumber}`;
const shared = `${own}/shared`;

beforeEach(async () => {
  prepare();
  visitor.session = { state: "signed-in", role: "customer", userId: "u1", name: "Anna" };
  fetchFonts.mockReset().mockResolvedValue({});
  receiptPaper.mockReset().mockReturnValue(new ArrayBuffer(8));
  saveFile.mockReset();
  await startTexts("sv");
});
afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const textOf = (element: Element) => element.textContent?.replaceAll(/\s/g, " ");

describe("/receipts", () => {
  it("begins with the receipts of bikes, and has those of purchases beside them", async () => {
    serve({
      "GET /purchases": [json({ items: [] })],
      "GET /ownership-receipts": [json({ items: [] })],
      "GET /transfer-requests": [json({ received: [], sent: [] })],
      "GET /me/counts": [json({ notifications: 0, messages: 0, receipts: 0, approvals: 0 })],
    });
    open("/receipts");
    expect(await screen.findByRole("heading", { name: "Inga ägarkvitton än" })).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Köpkvitton" }));
    expect(await screen.findByRole("heading", { name: "Inga köpkvitton än" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Till Köp" }).getAttribute("href")).toBe("/order");
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Köpkvitton");
  });

  it("lists purchases with how they stand, a page at a time", async () => {
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
    expect(asked.at(-1)).toContain("cursor=next");
  });
});

describe("a receipt", () => {
  it("holds everything that the law asks for", async () => {
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

  it("is found by the address that mails name it by, too", async () => {
    serve({ [own]: [json(aReceipt())] });
    open(`/order-receipt?order_number=${orderNumber}`);
    expect(await screen.findByRole("article", { name: "Köpkvitto" })).toBeTruthy();
  });

  it("says that the money went back", async () => {
    serve({
      [own]: [
        json(aReceipt({ state: "refunded", refundedAt: "2026-11-21T12:00:00.000Z", withdrawal: "done" })),
      ],
    });
    open(`/order-receipt/${orderNumber}`);
    const paper = await screen.findByRole("article", { name: "Köpkvitto" });
    expect(textOf(paper)).toContain("Återbetalt 21 november 2026: 279,00 kr");
  });

  it("is opened without an account by a link, and lets nobody withdraw or share it", async () => {
    visitor.session = { state: "signed-out" };
    const { share: _, ...receipt } = aReceipt();
    serve({ [shared]: [json(receipt)] });
    open(`/order-receipt/${orderNumber}?share=s1gned`);
    await screen.findByRole("article", { name: "Köpkvitto" });
    expect(asked).toEqual([`GET /api/purchase-receipts/${orderNumber}/shared?share=s1gned`]);
    expect(screen.queryByRole("button", { name: "Ångra köp" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Kopiera länk" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Mina köpkvitton" })).toBeNull();
  });

  it.each([
    ["an old link", `/order-receipt/${orderNumber}?share=old`, 404],
    ["someone else's", `/order-receipt/${orderNumber}`, 404],
    ["an address without a number", "/order-receipt", undefined],
  ])("is said not to exist in words (%s)", async (_name, address, status) => {
    const answer = problem(status ?? 404, "purchase-not-found");
    serve({ [own]: [answer], [shared]: [answer] });
    open(address);
    expect(await screen.findByRole("heading", { level: 1, name: "Kvittot finns inte" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mina köpkvitton" })).toBeTruthy();
  });

  it("asks someone signed out to sign in, and an administrator for nothing", async () => {
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
    expect(asked).toEqual([]);
  });

  it("is made out to the company where a store bought, which cannot withdraw", async () => {
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
    const told = { ...receipt, company, buyerName: company.name, boughtBy: "Maja Ek" };
    serve({ [`GET /store/purchase-receipts/${orderNumber}`]: [json(told)] });
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

  it("is asked for again after a failure", async () => {
    serve({ [own]: [problem(503, "unavailable"), json(aReceipt())] });
    open(`/order-receipt/${orderNumber}`);
    await press("Försök igen");
    expect(await screen.findByRole("article", { name: "Köpkvitto" })).toBeTruthy();
  });
});

describe("what can be done with a receipt", () => {
  const show = () => {
    serve({ [own]: [json(aReceipt())] });
    open(`/order-receipt/${orderNumber}`);
  };

  it("is saving it as a document, which is tried again after a failure", async () => {
    fetchFonts.mockRejectedValueOnce(new Error("away"));
    show();
    await press("Hämta som PDF");
    expect(await screen.findByText(/Dokumentet kunde inte skapas/)).toBeTruthy();
    await press("Hämta som PDF");
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(saveFile.mock.calls[0]?.[0]).toBe(`kopkvitto-${orderNumber}.pdf`);
    expect(receiptPaper.mock.calls[0]?.[2]).toBe("sv");
  });

  it("is copying a link that opens it for others, or showing it where nothing can be copied", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    show();
    const address = `${location.origin}/order-receipt/${orderNumber}?share=s1gned`;
    await press("Kopiera länk");
    expect(await screen.findByText("Länken är kopierad.")).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(address);
    writeText.mockRejectedValueOnce(new Error("not allowed"));
    await press("Kopiera länk");
    expect(await screen.findByText(address)).toBeTruthy();
  });

  it("is printing it", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    show();
    await press("Skriv ut");
    expect(print).toHaveBeenCalledOnce();
  });
});
