import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { requests, stage, startBrowser, visit } from "./browser.tsx";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

beforeEach(async () => {
  stage.signUps = "closed";
  await startBrowser();
});

it.each(["/register?next=%2Fmy-bikes", "/auth?mode=signup&next=%2Fmy-bikes"])(
  "%s says that sign-ups are closed before anything is typed, and leads on to signing in",
  async (address) => {
    visit(address);
    expect(await screen.findByText("Registrering är för närvarande inaktiverad")).toBeTruthy();
    expect(screen.queryAllByRole("textbox")).toEqual([]);
    expect(screen.queryByRole("button", { name: /BankID|Skapa konto/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Logga in" }).getAttribute("href")).toBe(
      "/auth?next=%2Fmy-bikes",
    );
    expect(requests).toEqual([]);
  },
);
