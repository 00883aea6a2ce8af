import { waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useAccountLanguage } from "#web/app/use-account-language.ts";
import { anna, keepServerSilent, show } from "./shell.tsx";

const leaving = vi.hoisted(() => vi.fn(() => false));
vi.mock("#web/platform/auth/session.ts", () => ({
  isLeaving: leaving,
  useSession: () => ({ state: "signed-in" }),
  getAccessToken: async () => "t0ken",
}));

function Page() {
  useAccountLanguage();
  return null;
}
const open = (at?: string) => show(<Page />, { me: { ...anna, language: "en" }, ...(at && { at }) });
const language = () => document.documentElement.lang;

beforeEach(() => {
  keepServerSilent();
  localStorage.clear();
  document.documentElement.lang = "sv";
});

it("the account's language applies while signed in, if none was chosen in the browser", async () => {
  open();
  await waitFor(() => expect(language()).toBe("en"));
  expect(Object.keys(localStorage)).toEqual(["cr:account-language"]);
});

it("a choice in the browser and a language in the address come first", async () => {
  open("/privacy");
  localStorage.setItem("cr:language", "sv");
  open();
  await waitFor(() => expect(localStorage.getItem("cr:account-language")).toBe("en"));
  expect(language()).toBe("sv");
});

it("the account's language is not stored during sign-out", async () => {
  leaving.mockReturnValueOnce(true);
  open();
  await waitFor(() => expect(leaving).toHaveBeenCalled());
  expect(localStorage).toHaveLength(0);
});
