import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { showPages } from "#tests/web/show-pages.tsx";
import { BikeReceiptPage } from "#web/shops/sales/receipts/BikeReceiptPage.tsx";
import { StoreReceiptPage } from "#web/shops/sales/receipts/StoreReceiptPage.tsx";
import { StoreReceiptsPage } from "#web/shops/sales/receipts/StoreReceiptsPage.tsx";
import { aCreditNote, aStoreReceipt } from "./a-store-receipt.ts";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

type SentRequest = { readonly path: string; readonly body: unknown; readonly key: string | undefined };
let asked: SentRequest[];
let answer: (asked: SentRequest) => Response;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const key = new Headers(init.headers).get("idempotency-key") ?? undefined;
    const each = { path: address.replace("/api", ""), body, key };
    asked.push(each);
    return answer(each);
  });
});

const problem = (code: string, params: Record<string, number> = {}) =>
  Response.json({ type: "", title: "", status: 409, code, params }, { status: 409 });

const open = (path: string) => {
  showPages(
    [
      { path: "/store-receipts", Component: StoreReceiptsPage },
      { path: "/store-receipts/:receiptNumber", Component: StoreReceiptPage },
      { path: "/my-bikes/:bikeId/store-receipt", Component: BikeReceiptPage },
    ],
    path,
  );
};

const plain = (element: HTMLElement) => element.textContent.replaceAll(/\u00A0/g, " ");

describe("the list of receipts", () => {
  it("shows receipts newest first, each with a link to its page", async () => {
    answer = () => Response.json({ items: [aCreditNote(), aStoreReceipt({ state: "partly-credited" })] });
    open("/store-receipts");
    const [note, receipt] = await screen.findAllByRole("link");
    expect(note?.getAttribute("href")).toBe("/store-receipts/13");
    expect(note && plain(note)).toContain("−500 kr");
    expect(receipt && plain(receipt)).toContain("8 495 kr");
    expect(receipt && within(receipt).getByText("Delvis krediterat")).toBeTruthy();
  });

  it("searches and filters, and says when nothing matches", async () => {
    answer = () => Response.json({ items: [] });
    open("/store-receipts");
    expect(await screen.findByText("Inga kvitton än")).toBeTruthy();
    await userEvent.type(screen.getByRole("searchbox"), "WTU 2");
    await userEvent.selectOptions(screen.getByRole("combobox"), "Krediterade");
    expect(await screen.findByText("Inget kvitto hittades")).toBeTruthy();
    await vi.waitFor(() => expect(asked.at(-1)?.path).toBe("/store/receipts?state=credited&q=WTU+2"));
  });
});

describe("a receipt", () => {
  it("is partly credited with a reason, and keeps the input if that is refused", async () => {
    let credited = 0;
    answer = ({ path, body }) => {
      if (!path.endsWith("/credit-notes"))
        return Response.json({ receipt: aStoreReceipt({ credited }), creditNotes: [] });
      credited = 8000;
      return asked.filter((each) => each.body !== undefined).length === 1
        ? problem("credit-exceeds-receipt", { left: 3495 })
        : Response.json(aCreditNote({ ...(body as object) }));
    };
    open("/store-receipts/12");
    await userEvent.click(await screen.findByRole("button", { name: "Kreditera" }));
    const dialog = within(screen.getByRole("dialog"));
    const amount = dialog.getByLabelText("Belopp i kronor");
    expect(amount).toHaveProperty("value", "8495");
    await userEvent.clear(amount);
    await userEvent.type(amount, "8 496");
    await userEvent.click(dialog.getByRole("button", { name: "Skriv kreditkvitto" }));
    expect(dialog.getByText(/^Skriv hela kronor/)).toBeTruthy();
    expect(dialog.getAllByRole("alert").length).toBeGreaterThan(1);
    await userEvent.clear(amount);
    await userEvent.type(amount, "500");
    await userEvent.type(dialog.getByLabelText("Anledning"), "Repa");
    await userEvent.click(dialog.getByRole("button", { name: "Skriv kreditkvitto" }));
    expect(await dialog.findByText(/Som mest kan 3\s495 kr krediteras/)).toBeTruthy();
    expect(amount).toHaveProperty("value", "500");
    await userEvent.clear(amount);
    await userEvent.type(amount, "400");
    await userEvent.click(dialog.getByRole("button", { name: "Skriv kreditkvitto" }));
    expect(await screen.findByText("Kreditkvitto 13 är utfärdat.")).toBeTruthy();
    const sent = asked.filter(({ body }) => body !== undefined);
    expect(sent.map(({ body }) => body)).toEqual([
      { amount: 500, reason: "Repa" },
      { amount: 400, reason: "Repa" },
    ]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it("shows its credit notes, which link back to it", async () => {
    answer = ({ path }) =>
      path.endsWith("/12")
        ? Response.json({
            receipt: aStoreReceipt({ state: "credited", credited: 8495, creditNotes: [13] }),
            creditNotes: [aCreditNote({ amount: 8495, reason: undefined })],
          })
        : Response.json({ receipt: aCreditNote(), creditNotes: [] });
    open("/store-receipts/12");
    await userEvent.click(await screen.findByRole("link", { name: /^Kreditkvitto 13/ }));
    expect(await screen.findByRole("article", { name: "Kreditkvitto" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Kreditera" })).toBeNull();
    expect(screen.getByRole("link", { name: "Visa kvitto 12" })).toBeTruthy();
  });

  it("with an unknown number is not found", async () => {
    answer = () => problem("store-receipt-not-found");
    open("/store-receipts/99");
    expect(await screen.findByRole("heading", { name: "Kvittot finns inte" })).toBeTruthy();
  });
});

it("is shown to the buyer with its credit notes, and without the shop's tools", async () => {
  answer = () => Response.json({ receipt: aStoreReceipt(), creditNotes: [aCreditNote()] });
  open("/my-bikes/bike_1/store-receipt");
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(asked[0]?.path).toBe("/bikes/bike_1/store-receipt");
  expect(screen.queryByRole("button", { name: "Kreditera" })).toBeNull();
  expect(screen.getByRole("link", { name: "Till cykeln" }).getAttribute("href")).toBe("/my-bikes/bike_1");
});
