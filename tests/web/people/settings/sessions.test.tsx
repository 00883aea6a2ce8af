import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { api, open, part, problem, sent } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const signOutEverywhere = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("#web/platform/auth/session.ts", async (original) => ({ ...(await original()), signOutEverywhere }));

const user = userEvent.setup();
const title = "Inloggade enheter";
const end = "Logga ut överallt";

beforeEach(() => {
  pool.reset();
  signOutEverywhere.mockClear();
});

const ask = async () => {
  await user.click(part(title).getByRole("button", { name: end }));
  return within(await screen.findByRole("dialog"));
};

it("signing out everywhere needs a confirmation, and leaves", async () => {
  await open("customer");
  api.set("DELETE /api/me/sessions", () => Response.json({ endedAt: "2026-11-20T12:00:00.000Z" }));
  const question = await ask();
  expect(sent("DELETE /api/me/sessions")).toEqual([]);
  await user.click(question.getByRole("button", { name: end }));
  await waitFor(() => expect(signOutEverywhere).toHaveBeenCalledOnce());
  expect(sent("DELETE /api/me/sessions")).toHaveLength(1);
});

it("if signing out everywhere fails, the person stays signed in and is told so", async () => {
  await open("customer");
  api.set("DELETE /api/me/sessions", () => problem(503, "unavailable"));
  const question = await ask();
  await user.click(question.getByRole("button", { name: end }));
  expect(await part(title).findByText(/går inte att nå just nu/)).toBeTruthy();
  expect(signOutEverywhere).not.toHaveBeenCalled();
});
