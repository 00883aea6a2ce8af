import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ProblemError } from "#web/platform/api/errors.ts";
import { Without } from "#web/ownership/transfers/Without.tsx";
import { showPages } from "#tests/web/show-pages.tsx";

const proveAgain = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("#web/platform/auth/session.ts", async (original) => ({ ...(await original()), proveAgain }));

it("a person who signs without BankID signs in again and comes back to the page", async () => {
  const confirm = () =>
    Promise.reject(
      new ProblemError({ type: "about:blank", code: "sign-in-not-recent", status: 403, title: "Forbidden" }),
    );
  const Component = () => <Without confirm={confirm} onClose={() => undefined} />;
  showPages([{ path: "/transfers/7", Component }], "/transfers/7");
  await userEvent.click(await screen.findByRole("button", { name: "Bekräfta och skriv under" }));
  await userEvent.click(await screen.findByRole("button", { name: "Logga in igen" }));
  expect(proveAgain).toHaveBeenCalledWith(location.pathname);
});
