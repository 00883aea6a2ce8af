import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StickerOrder } from "#contract/stickers/orders/sticker-orders.ts";
import { aBike, problem } from "#tests/web/bikes/my-bikes/browser.tsx";
import { aMe, open, prepare, sent, serve } from "#tests/web/points/purchases/browser.tsx";
import { json, type Routes } from "#tests/web/answer-calls.ts";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: "customer", userId: "u1", name: "Anna" }),
  getAccessToken: async () => "token",
}));

const anOrder = (changes: Partial<StickerOrder> = {}): StickerOrder => ({
  id: `stickers_${"0".repeat(24)}`,
  orderNumber: "CR-261120-DEKAL1",
  bikeId: aBike(1).id,
  bike: "Crescent Femto 1",
  count: 2,
  linked: 0,
  points: 100,
  address: { name: "Anna Lindqvist", street: "Storgatan 1", postalCode: "411 03", city: "Göteborg" },
  state: "pending",
  createdAt: "2026-11-20T12:00:00.000Z",
  ...changes,
});

const inReview = aBike(2, { status: "pending_review", name: "Nya" });
const api = (more: Routes = {}): Routes => ({
  "GET /me": [json({ ...aMe, points: 240 })],
  "GET /bikes": [json({ items: [aBike(1), inReview] })],
  "GET /sticker-orders": [json({ items: [] })],
  ...more,
});

beforeEach(() => prepare());

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const fillAddress = async () => {
  await fill("Gatuadress eller box", "Storgatan 1");
  await fill("Postnummer", "41103");
  await fill("Postort", "Göteborg");
};

describe("ordering stickers", () => {
  it("confirms, takes the points and shows the balance", async () => {
    serve(
      api({
        "GET /sticker-orders": [json({ items: [] }), json({ items: [anOrder()] })],
        "POST /sticker-orders": [json({ order: anOrder(), points: 140 })],
      }),
    );
    open("/order?tab=stickers");
    expect(await screen.findByText("Du har inte beställt några dekaler.")).toBeTruthy();
    expect((await screen.findByLabelText("Namn")).getAttribute("value")).toBe("Anna Lindqvist");
    await press("Fler");
    await fillAddress();
    await press("Beställ för 100 p");
    const question = await screen.findByRole("dialog", { name: "Beställa dekalerna?" });
    expect(question.textContent).toContain(
      "2 dekaler till Crescent Femto 1 skickas till Anna Lindqvist, Storgatan 1, 411 03 Göteborg.",
    );
    expect(question.textContent).toContain("Du har 240 poäng och får 140 kvar.");
    await userEvent.click(within(question).getByRole("button", { name: "Beställ för 100 p" }));
    const done = await screen.findByRole("heading", { name: "Dekalerna är beställda" });
    expect(document.activeElement).toBe(done);
    expect(screen.getByText("Order CR-261120-DEKAL1. Du har 140 poäng kvar.")).toBeTruthy();
    expect(await screen.findByText(/2 dekaler, Crescent Femto 1/)).toBeTruthy();
    expect(screen.getByText("Väntande")).toBeTruthy();
    const progress = screen.getByRole("progressbar", { name: "Så långt har beställningen kommit" });
    expect(progress.getAttribute("value")).toBe("20");
    expect(sent).toEqual([
      {
        route: "POST /sticker-orders",
        body: {
          bikeId: aBike(1).id,
          count: 2,
          address: { name: "Anna Lindqvist", street: "Storgatan 1", postalCode: "411 03", city: "Göteborg" },
        },
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it("explains a wrong address, and moves the focus to it", async () => {
    serve(api());
    open("/order?tab=stickers");
    await fill("Postnummer", "0123");
    await fill("Postort", "Lund");
    await press("Beställ för 50 p");
    expect(await screen.findByText("Fyll i det här fältet.")).toBeTruthy();
    expect(screen.getByText("Ett postnummer har fem siffror, till exempel 411 03.")).toBeTruthy();
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("Gatuadress eller box")),
    );
    await fillAddress();
    expect(screen.queryByText(/Ett postnummer har/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it("offers to buy missing points, and keeps the form meanwhile", async () => {
    serve(api({ "GET /me": [json({ ...aMe, points: 40 })] }));
    open("/order?tab=stickers");
    await fillAddress();
    expect(screen.getByText(/Du behöver 50 och har 40/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Köp poäng" }).getAttribute("href")).toBe(
      "/order?next=%2Forder%3Ftab%3Dstickers",
    );
    await press("Beställ för 50 p");
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    open("/order?tab=stickers");
    expect((await screen.findByLabelText("Postort")).getAttribute("value")).toBe("Göteborg");
  });

  it("can be retried without paying twice, and says why it was refused", async () => {
    const away = () => Promise.reject(new TypeError("away"));
    serve(
      api({
        "POST /sticker-orders": [
          away,
          problem(402, "insufficient-points"),
          problem(409, "bike-under-review"),
        ],
      }),
    );
    open("/order?tab=stickers");
    await fillAddress();
    await press("Beställ för 50 p");
    const question = within(await screen.findByRole("dialog"));
    const confirm = () => userEvent.click(question.getByRole("button", { name: "Beställ för 50 p" }));
    await confirm();
    expect(await question.findByText(/Nätverksfel/)).toBeTruthy();
    await confirm();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await confirm();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.key).not.toBe(sent[1]?.key);
  });

  it("leads to registering a bike if there is none, and offers none under review", async () => {
    serve(api({ "GET /bikes": [json({ items: [] })] }));
    open("/order?tab=stickers");
    expect((await screen.findByRole("link", { name: "Registrera cykel" })).getAttribute("href")).toBe(
      "/bike-registration",
    );
    cleanup();
    serve(api());
    open("/order?tab=stickers");
    const option = await screen.findByRole("option", { name: /^Nya/ });
    expect(option).toHaveProperty("disabled", true);
  });

  it("shows that an order is late until it has been sent", async () => {
    const delayedAt = "2026-11-30T04:00:00.000Z";
    const late = anOrder({ delayedAt });
    const sentLate = anOrder({ delayedAt, id: `stickers_${"1".repeat(24)}`, state: "sent" });
    serve(api({ "GET /sticker-orders": [json({ items: [late, sentLate] })] }));
    open("/order?tab=stickers");
    expect(await screen.findAllByText(/^Det tar längre tid än vi lovade\./)).toHaveLength(1);
    expect(screen.getAllByText(/2 dekaler, Crescent Femto 1/)).toHaveLength(2);
  });

  it("never orders fewer than one or more than ten", async () => {
    serve(api({ "GET /me": [json({ ...aMe, points: 1000 })] }));
    open("/order?tab=stickers");
    await press("Färre");
    const count = screen.getByLabelText("Hur många?");
    expect(count).toHaveProperty("value", "1");
    for (let press10 = 0; press10 < 11; press10 += 1) await press("Fler");
    expect(count).toHaveProperty("value", "10");
    expect(screen.getByRole("button", { name: "Beställ för 500 p" })).toBeTruthy();
  });
});
