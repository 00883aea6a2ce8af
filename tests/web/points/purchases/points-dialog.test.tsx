import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PointsChange } from "#contract/points/changes.ts";
import { PointsDialog } from "#web/points/purchases/PointsDialog.tsx";
import { anna, show } from "#tests/web/app/shell.tsx";
import { answersInTurn } from "#tests/web/answer-calls.ts";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "t0ken" }));

const changes: readonly PointsChange[] = [
  {
    reason: "registration",
    amount: -100,
    balanceAfter: 240,
    at: "2026-11-20T12:00:00.000Z",
    text: "Gräddbullen",
    link: "/my-bikes/bike_1",
  },
  {
    reason: "purchase",
    amount: 300,
    balanceAfter: 340,
    at: "2026-11-19T12:00:00.000Z",
    text: "CR-261119-A1B2C3",
    link: "/order-receipt?order_number=CR-261119-A1B2C3",
  },
  { reason: "transfer_capture", amount: 0, balanceAfter: 40, at: "2026-11-18T12:00:00.000Z" },
];
const older: PointsChange = {
  reason: "admin_adjust",
  amount: 40,
  balanceAfter: 40,
  at: "2026-11-17T12:00:00.000Z",
  text: "Ersättning för ett fel",
};

const { sent, answers, begin } = answersInTurn((address) =>
  address.endsWith("/me") ? Response.json(anna) : undefined,
);
const close = vi.fn();

beforeEach(() => {
  begin();
  close.mockReset();
});

const open = (...next: (() => Response)[]) => {
  answers.push(...next);
  return show(<PointsDialog open onClose={close} />, { me: anna });
};
const page = (items: readonly PointsChange[], cursor?: string) => () =>
  Response.json({ items, cursor, points: 240 });

describe("the balance of points", () => {
  it("is shown with the prices and every change and its reason", async () => {
    const { address } = open(page(changes));
    const dialog = within(await screen.findByRole("dialog", { name: "Poängsaldo" }));
    const rows = (await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Registrering av cykel−100 pGräddbullen20 november 2026Saldo 240 p",
      "Köp av poäng+300 pCR-261119-A1B2C319 november 2026Saldo 340 p",
      "Ägarbyte0 p18 november 2026Saldo 40 p",
    ]);
    expect(dialog.getByText("Registrera cykel").nextSibling?.textContent).toBe("100 p");
    await userEvent.click(dialog.getByRole("link", { name: "Köp av poäng" }));
    expect(close).toHaveBeenCalledOnce();
    expect(address()).toBe("/order-receipt?order_number=CR-261119-A1B2C3");
  });

  it("shows older changes on request", async () => {
    open(page(changes, "next"), page([older]));
    await userEvent.click(await screen.findByRole("button", { name: "Visa äldre" }));
    expect(await screen.findByText(/Ersättning för ett fel/)).toBeTruthy();
    expect(sent[1]?.address).toContain("cursor=next");
  });

  it("can be without changes", async () => {
    open(page([]));
    expect(await screen.findByText(/Inga händelser än/)).toBeTruthy();
  });

  it("leads to buying more", async () => {
    const { address } = open(page([]));
    await userEvent.click(await screen.findByRole("button", { name: "Köp poäng" }));
    expect(address()).toBe("/order");
  });
});
