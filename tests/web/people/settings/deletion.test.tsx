import { cleanup, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Closing } from "#contract/privacy/closing.ts";
import { api, open, openPart, part, partNames, problem, put, sent } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const leaveFor = vi.hoisted(() => vi.fn());
const proveAgain = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("#web/platform/auth/session.ts", async (original) => ({
  ...(await original()),
  leaveFor,
  proveAgain,
}));

const user = userEvent.setup();
const eraseAt = "2026-12-20T12:00:00.000Z";

const section = () => part("Ta bort konto");
const begin = async (closing: Partial<Closing> = {}) => {
  await open("customer");
  answer(closing);
  openPart("Ta bort konto");
};
const answer = (closing: Partial<Closing>): void => {
  const open: Closing = { points: 0, blocks: [], signedInRecently: true };
  api.set("GET /api/me/closing", () => Response.json({ ...open, ...closing }));
};
const confirm = async (email: string) => {
  put(await section().findByLabelText("Skriv din e-postadress för att bekräfta"), email);
  await user.click(section().getByRole("button", { name: "Stäng och ta bort kontot" }));
};

beforeEach(() => {
  pool.reset();
  vi.clearAllMocks();
});

it("deletion is explained, to customers only", async () => {
  await begin();
  expect(section().getByText(/I 30 dagar kan du logga in och ångra dig/)).toBeTruthy();
  expect(section().getByText(/Tidigare ägare/)).toBeTruthy();
  cleanup();
  await open("admin");
  expect(partNames()).not.toContain("Ta bort konto");
});

it("a blocking bike is named, and nothing more is asked", async () => {
  await begin({ blocks: [{ kind: "stolen-bike", bikeId: "bike_1", brand: "Monark", model: "Karin" }] });
  expect(await section().findByText(/Monark Karin är anmäld stulen/)).toBeTruthy();
  expect(section().getByRole("link", { name: "Visa cykeln" }).getAttribute("href")).toBe("/my-bikes/bike_1");
  expect(section().queryByRole("textbox")).toBeNull();
});

it("the points lost are shown, and that bought ones can be refunded", async () => {
  await begin({ points: 240 });
  expect(await section().findByText("Du har 240 poäng kvar. De försvinner när kontot raderas.")).toBeTruthy();
  expect(section().getByText(/betalar vi tillbaka dem/)).toBeTruthy();
});

it("an old sign-in must be renewed, and leads back here", async () => {
  await begin({ signedInRecently: false });
  await user.click(await section().findByRole("button", { name: "Logga in igen" }));
  expect(proveAgain).toHaveBeenCalledWith("/#delete-account");
});

describe("the last step", () => {
  it("needs the account's address", async () => {
    await begin();
    await confirm("bo@example.se");
    expect(await section().findByText("Det är inte kontots adress.")).toBeTruthy();
    expect(sent("PUT /api/me/closing")).toEqual([]);
  });

  it("closes the account and shows the erase date", async () => {
    await begin();
    api.set("PUT /api/me/closing", () => Response.json({ eraseAt }));
    await confirm(" Anna@Example.se ");
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(leaveFor).toHaveBeenCalledWith(`/account-closed?until=${encodeURIComponent(eraseAt)}`);
  });

  it("explains a failure, and shows the next step", async () => {
    await begin();
    api.set("PUT /api/me/closing", () => {
      answer({ signedInRecently: false });
      return problem(403, "sign-in-not-recent");
    });
    await confirm("anna@example.se");
    expect(await section().findByRole("button", { name: "Logga in igen" })).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
