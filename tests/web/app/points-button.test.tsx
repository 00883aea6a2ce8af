import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Me } from "#contract/accounts.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { PointsButton } from "#web/app/PointsButton.tsx";
import { meQuery } from "#web/auth/me-query.ts";
import { startI18n } from "#web/i18n/i18n.ts";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";

const anna: Me = {
  userId: "u1",
  fullName: "Anna Lindqvist",
  role: "customer",
  identityLevel: 1,
  language: "sv",
  points: 240,
};

const open = (me?: Me) => {
  const queryClient = createQueryClient();
  if (me !== undefined) queryClient.setQueryData(meQuery.queryKey, me);
  render(
    <QueryClientProvider client={queryClient}>
      <AntdRoot>
        <PointsButton />
      </AntdRoot>
    </QueryClientProvider>,
  );
};

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
  vi.stubGlobal("fetch", async () => new Promise<Response>(() => undefined));
  await startI18n("sv");
});
afterEach(cleanup);

it("shows dots until the balance is known", () => {
  open();
  expect(screen.getByRole("button", { name: /^Poängsaldo:\s*\.\.\.$/ })).toBeTruthy();
});

it("shows the balance and opens the prices", async () => {
  open(anna);
  await userEvent.click(screen.getByRole("button", { name: /^Poängsaldo:\s*240 p$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Poängsaldo" }));
  const prices = dialog.getAllByRole("definition").map((price) => price.textContent);
  expect(prices).toEqual(["100 p", "50 p", "100 p"]);
  expect(dialog.getByText("Stäng")).toBeTruthy();
});
