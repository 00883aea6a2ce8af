import { act, fireEvent, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { startBrowser, visit } from "./browser.tsx";

const config = { isClosed: false, arrive: (): void => undefined };
const listen = (arrive: () => void) => {
  config.arrive = arrive;
  return () => undefined;
};
vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));
vi.mock("#web/people/accounts/use-sign-ups-closed.ts", () => ({
  useSignUpsClosed: () => useSyncExternalStore(listen, () => config.isClosed),
}));
const close = (): void =>
  act(() => {
    config.isClosed = true;
    config.arrive();
  });

beforeEach(async () => {
  config.isClosed = false;
  await startBrowser();
  visit("/auth?mode=signup");
});

it("sign-ups that turn out to be closed are announced, and leave no empty form", async () => {
  const [announcement] = await screen.findAllByRole("alert");
  close();
  expect(announcement?.textContent).toBe("Registrering är för närvarande inaktiverad");
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});

it("a form in which something is typed stays, though sign-ups turn out to be closed", async () => {
  const email = await screen.findByLabelText<HTMLInputElement>(/E-post/);
  fireEvent.input(email, { target: { value: "anna@example.se" } });
  close();
  expect(screen.getByText("Registrering är för närvarande inaktiverad")).toBeTruthy();
  expect(email.isConnected).toBe(true);
  expect(email.value).toBe("anna@example.se");
});
