import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyStickerOrder } from "#contract/orders/sticker-orders.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveDialogs } from "#tests/web/ui/qr-scan/browser.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { AdminOrdersPage } from "#web/features/orders/admin/AdminOrdersPage.tsx";

vi.mock("#web/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const userId = "11111111-1111-4111-8111-111111111111";
const id = `stickers_${"0".repeat(20)}`;
const anOrder = (over: Partial<AnyStickerOrder> = {}): AnyStickerOrder => ({
  id,
  userId,
  orderNumber: "CR-261120-ABCDEF",
  bikeId: `bike_${"0".repeat(24)}`,
  bike: "Gräddbullen",
  count: 2,
  points: 100,
  address: { name: "Malin Berg", street: "Storgatan 1", postalCode: "592 30", city: "Vadstena" },
  state: "pending",
  createdAt: "2026-11-20T10:00:00.000Z",
  ...over,
});

const sent: { address: string; body: unknown }[] = [];
const answers: Response[] = [];

beforeEach(async () => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal("fetch", async (address: string, { body }: { body?: string }) => {
    sent.push({ address, body: JSON.parse(body ?? "null") });
    const next = answers.shift();
    if (!next) throw new Error(`Nothing was foreseen for ${address}`);
    return next;
  });
  giveDialogs();
  await startTexts("sv");
});
afterEach(cleanup);

const list = (...items: AnyStickerOrder[]) => Response.json({ items });
const open = (search: string, ...next: Response[]) => {
  answers.push(...next);
  const router = createMemoryRouter([{ path: "/", Component: AdminOrdersPage }], {
    initialEntries: [`/${search}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const order = async () => within(await screen.findByRole("article", { name: "CR-261120-ABCDEF" }));
const ask = async () => {
  await userEvent.click((await order()).getByRole("button", { name: "Avbryt beställning" }));
  return within(await screen.findByRole("dialog", { name: "Avbryta CR-261120-ABCDEF?" }));
};

it("an order that waits says what goes where, and can be cancelled", async () => {
  open("", list(anOrder()));
  const shown = await order();
  for (const text of ["Malin Berg", "2 dekaler till Gräddbullen, 100 p", "Storgatan 1, 592 30 Vadstena"])
    expect(shown.getByText(text)).toBeTruthy();
  expect(sent[0]?.address).toMatch(/\/admin\/sticker-orders\?state=pending$/);
  expect(document.title).toBe("Beställningar – Cykelregistret");
});

it("an order is cancelled with a reason that its customer reads, and leaves the list", async () => {
  open("", list(anOrder()), Response.json(anOrder({ state: "cancelled" })), list());
  const dialog = await ask();
  expect(dialog.getByText(/får tillbaka 100 poäng/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Avbryt beställning" }));
  expect(sent).toHaveLength(1);
  await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Dekalerna är slut");
  await userEvent.click(dialog.getByRole("button", { name: "Avbryt beställning" }));
  expect(await screen.findByText("Inga beställningar matchar filtren")).toBeTruthy();
  expect(sent[1]).toEqual({
    address: `/api/admin/sticker-orders/${userId}/${id}/cancellation`,
    body: { reason: "Dekalerna är slut" },
  });
});

it("an order that someone else has ended says so, and keeps what was written", async () => {
  const ended = { type: "", title: "", status: 409, code: "sticker-order-ended" };
  open("", list(anOrder()), Response.json(ended, { status: 409 }));
  const dialog = await ask();
  const reason = dialog.getByRole("textbox", { name: "Skäl" });
  await userEvent.type(reason, "Slut");
  await userEvent.click(dialog.getByRole("button", { name: "Avbryt beställning" }));
  expect((await dialog.findByRole("alert")).textContent).toMatch(/\w/);
  expect(reason).toHaveProperty("value", "Slut");
});

it("a cancelled order says who cancelled it and why, and offers nothing more", async () => {
  const cancelled = {
    state: "cancelled",
    cancelledAt: "2026-11-21T10:00:00.000Z",
    cancelledBy: "admin",
    reason: "Dekalerna är slut",
  } as const;
  open("?status=cancelled", list(anOrder(cancelled)));
  const shown = await order();
  expect(shown.getByText(/^Avbruten av oss .* Skäl: Dekalerna är slut$/)).toBeTruthy();
  expect(shown.queryByRole("button")).toBeNull();
  expect(sent[0]?.address).toMatch(/state=cancelled/);
});
