import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { api, changes, open, part, problem } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const title = "Språk och utseende";

beforeEach(() => pool.reset());

it("the language is saved with the account, and the page uses it", async () => {
  await open("customer");
  await user.click(part(title).getByRole("radio", { name: "English" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
  expect(changes()).toEqual([{ language: "en" }]);
  expect(document.documentElement.lang).toBe("en");
  expect(await part("Language and appearance").findByText("Saved")).toBeTruthy();
});

it("the page keeps its language if saving failed", async () => {
  await open("customer");
  api.set("PATCH /api/me", () => problem(503, "unavailable"));
  await user.click(part(title).getByRole("radio", { name: "English" }));
  expect(await part(title).findByText(/går inte att nå just nu/)).toBeTruthy();
  expect(part(title).getByRole("radio", { name: "Svenska" })).toHaveProperty("checked", true);
  expect(document.documentElement.lang).toBe("sv");
});

it("the appearance changes at once, on this device only", async () => {
  await open("customer");
  await user.click(part(title).getByRole("radio", { name: "Mörkt" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await user.click(part(title).getByRole("radio", { name: "Ljust" }));
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(localStorage.getItem("cr:theme")).toBe("light");
  await user.click(part(title).getByRole("radio", { name: "Följ systemet" }));
  expect(localStorage.getItem("cr:theme")).toBeNull();
  expect(part(title).getByRole("radio", { name: "Följ systemet" })).toHaveProperty("checked", true);
  expect(changes()).toEqual([]);
});
