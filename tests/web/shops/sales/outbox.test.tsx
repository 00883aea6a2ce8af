import { aProblem } from "#tests/web/answer-calls.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { accountClaim } from "#contract/people/account-claim.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { newDraft } from "#web/shops/sales/till/draft.ts";
import { keepUnsent } from "#web/shops/sales/till/outbox.ts";
import { Outbox } from "#web/shops/sales/till/Outbox.tsx";
import { useOutbox } from "#web/shops/sales/till/use-outbox.ts";

const till = { userId: "clerk", storeId: "store_1" };

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  amplifyReady: async () => ({
    readTokens: async () => ({
      accessToken: "token",
      idToken: { [accountClaim]: "clerk", storeId: "store_1", "cognito:groups": ["store"] },
    }),
  }),
}));

const bike = { type: "dam", brand: "Crescent", model: "Femto", color: "svart" } as const;
const buyer = { email: "anna@example.se" };

const sold = (frameNumber: string) =>
  Response.json({
    id: "sale_00000000000000000000000000",
    state: "waiting",
    soldAt: "2026-11-20T12:00:00.000Z",
    soldBefore: false,
    uninvited: false,
    expiresAt: "2026-12-20T12:00:00.000Z",
    bike: { ...bike, frameNumber },
    buyer,
    payment: "points",
    points: 100,
  });

const taken = aProblem(409, "frame-number-taken");

const answers: Readonly<Record<string, () => Promise<Response>>> = {
  WTU204K8861: async () => sold("WTU204K8861"),
  WTU204K8862: async () => taken,
  WTU204K8863: async () => Promise.reject(new TypeError("Failed to fetch")),
};

const numberIn = (body: unknown): string => /"frameNumber":"(\w+)"/.exec(String(body))?.[1] ?? "";

function Kept(): ReactNode {
  return <Outbox used={{ outbox: useOutbox(till), change: () => undefined }} />;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit = {}) => answers[numberIn(body)]?.());
});

it("the outbox shows the state of each sale", async () => {
  for (const [index, frameNumber] of Object.keys(answers).entries())
    keepUnsent(till, {
      sale: { ...bike, buyer, frameNumber, payment: "points" },
      draft: newDraft(),
      at: Date.now() - 5000 + index,
    });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Kept />
    </QueryClientProvider>,
  );
  await screen.findByText(/registrerades inte: /);
  await vi.waitFor(() =>
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/WTU204K8862 Kom fram, men registrerades inte: .*redan/),
      expect.stringMatching(/WTU204K8863 väntar på nätet$/),
      expect.stringMatching(/WTU204K8861 är registrerad$/),
    ]),
  );
  expect(screen.getByRole("heading").textContent).toBe("1 väntar på nätet");
});
