import { aProblem } from "#tests/web/answer-calls.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Closing } from "#contract/privacy/closing.ts";
import { AccountClosedPage } from "#web/privacy/closing/AccountClosedPage.tsx";
import { AccountClosingPage } from "#web/privacy/closing/AccountClosingPage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

const session = vi.hoisted(() => ({
  getAccessToken: vi.fn(async () => "token"),
  renewSession: vi.fn(async () => undefined),
  signOutEverywhere: vi.fn(async () => undefined),
}));
vi.mock("#web/platform/auth/session.ts", () => session);

const user = userEvent.setup();
const eraseAt = "2026-12-20T12:00:00.000Z";
const register: { closing: Closing; refusal?: Response } = {
  closing: { points: 0, blocks: [], signedInRecently: true },
};

const answer = async (_address: string, { method = "GET" }: { method?: string } = {}) => {
  if (method === "GET") return Response.json(register.closing);
  if (register.refusal) return register.refusal;
  const { eraseAt: _, ...open } = register.closing;
  register.closing = open;
  return Response.json({});
};

const visit = async (path: string, language: "sv" | "en" = "sv") => {
  vi.stubGlobal("fetch", answer);
  await startTexts(language);
  const { router } = showPages(
    [
      { path: "/account-closing", Component: AccountClosingPage },
      { path: "/account-closed", Component: AccountClosedPage },
      { path: "*", element: <p>elsewhere</p> },
    ],
    path,
    { antd: true },
  );
  return () => router.state.location.pathname;
};

afterEach(() => {
  delete register.refusal;
  vi.clearAllMocks();
});

it("the owner of a closed account sees the date and the points at stake, and reopens it with one button", async () => {
  register.closing = { eraseAt, points: 240, blocks: [], signedInRecently: true };
  const address = await visit("/account-closing");
  expect(await screen.findByText(/Den 20 december 2026 raderar vi/)).toBeTruthy();
  expect(screen.getByText(/Då försvinner också dina 240 poäng/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ångra" }));
  await user.click(await screen.findByRole("button", { name: "Visa mina cyklar" }));
  expect(session.renewSession).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(address()).toBe("/my-bikes"));
});

it("says when it is too late to reopen the account", async () => {
  register.closing = { eraseAt, points: 0, blocks: [], signedInRecently: true };
  register.refusal = aProblem(403, "account-closed");
  await visit("/account-closing");
  await user.click(await screen.findByRole("button", { name: "Ångra" }));
  expect(await screen.findByText(/på väg att tas bort. Logga in/)).toBeTruthy();
});

it("lets the owner sign out without a change", async () => {
  register.closing = { eraseAt, points: 1, blocks: [], signedInRecently: true };
  await visit("/account-closing", "en");
  expect(await screen.findByText(/On 20 December 2026 we’ll erase/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  expect(session.signOutEverywhere).toHaveBeenCalledOnce();
});

it("says when the account has been reopened elsewhere", async () => {
  register.closing = { points: 0, blocks: [], signedInRecently: true };
  await visit("/account-closing");
  expect(await screen.findByText(/allt i det är som förut/)).toBeTruthy();
});

it("confirms the closing with its date, and without one opens the sign-in", async () => {
  await visit(`/account-closed?until=${eraseAt}`);
  expect(screen.getByRole("heading", { name: "Ditt konto är stängt" })).toBeTruthy();
  expect(screen.getByText(/Den 20 december 2026/)).toBeTruthy();
  cleanup();
  const address = await visit("/account-closed?until=<b>");
  expect(address()).toBe("/auth");
});
