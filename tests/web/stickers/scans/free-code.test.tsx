import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { QrPage as Page } from "#contract/stickers/qr.ts";
import { aProblem, bikeId, open, prepare, serve } from "#tests/web/bikes/search/browser.tsx";
import type { Session } from "#web/platform/auth/session.ts";
import { QrPage } from "#web/stickers/scans/QrPage.tsx";

const visitor = vi.hoisted(() => ({ session: { state: "signed-out" } as Session }));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => "token",
}));

const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
vi.mock("react-router-dom", async (original) => ({
  ...(await original<typeof import("react-router-dom")>()),
  useParams: () => ({ uid }),
}));

const free: Page = { state: "free", shortCode: "K7L9RD" };
const mine = {
  id: bikeId(1),
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU204K8861",
  status: "registered",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  registeredAt: "2026-05-01T08:00:00.000Z",
};
const customer: Session = { state: "signed-in", role: "customer", userId: "anna", name: "" };

beforeEach(() => {
  visitor.session = { state: "signed-out" };
  prepare();
});

const show = (page: Page, more: Parameters<typeof serve>[0] = {}) => {
  serve({ [`/qr/${uid}`]: () => page, ...more });
  return open(QrPage, "/code");
};
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("the page of an unlinked sticker", () => {
  it("starts a registration with it, or leads to signing in", async () => {
    show({ ...free, store: { name: "Vadstena Cykel", city: "Vadstena" } });
    expect(await screen.findByRole("heading", { name: "Dekalen K7L 9RD är ledig" })).toBeTruthy();
    expect(screen.getByText("Dekalen kommer från Vadstena Cykel i Vadstena.")).toBeTruthy();
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        `/bike-registration?code=${uid}`,
        `/auth?next=${encodeURIComponent(`/qr/${uid}`)}`,
      ]),
    );
  });

  it("links it to the user's bike, and confirms it", async () => {
    visitor.session = customer;
    let page: Page = free;
    serve({
      [`/qr/${uid}`]: () => page,
      "/bikes": () => ({
        items: [mine, { ...mine, id: bikeId(2), status: "pending_review", name: "Väntar" }],
      }),
      [`/bikes/${bikeId(1)}/codes`]: () => {
        page = { state: "void" };
        return { items: [] };
      },
    });
    open(QrPage, "/code");
    expect(await screen.findByRole("combobox", { name: "Koppla till" })).toBeTruthy();
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Monark Karin, WTU204K8861",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Koppla dekalen" }));
    expect(await screen.findByRole("heading", { name: "Ogiltig QR-kod" })).toBeTruthy();
  });

  it("says when someone else was first", async () => {
    visitor.session = customer;
    show(free, {
      "/bikes": () => ({ items: [mine] }),
      [`/bikes/${bikeId(1)}/codes`]: () => aProblem(409, "qr-code-taken"),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Koppla dekalen" }));
    expect(await screen.findByText("QR-koden hittades inte eller är redan kopplad.")).toBeTruthy();
  });

  it("offers stores and administrators no bike to link", async () => {
    visitor.session = { state: "signed-in", role: "store", userId: "s1", name: "" };
    show(free);
    await screen.findByRole("heading", { name: "Dekalen K7L 9RD är ledig" });
    expect(screen.queryAllByRole("button", { name: "Koppla dekalen" })).toEqual([]);
    expect(screen.queryByRole("link", { name: "Registrera en cykel med dekalen" })).toBeNull();
  });
});

describe("the page of a code without a bike", () => {
  it.each([
    ["void", "Ogiltig QR-kod"],
    ["bike-deleted", "Cykeln är borttagen ur registret"],
  ] as const)("says why (%s)", async (state, title) => {
    show({ state });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });
});
