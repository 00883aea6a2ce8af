import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { OpenedMessageReport } from "#contract/moderation/message-report-admin.ts";
import { DecisionForm } from "#web/moderation/messages/admin/DecisionForm.tsx";
import { createQueryClient } from "#web/platform/api/queries.ts";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

const aReport = (over: Partial<OpenedMessageReport>): OpenedMessageReport => ({
  id: "thread_1-report_1",
  threadId: "thread_1",
  state: "open",
  reason: "fraud",
  reportedName: "Bo Ek",
  otherName: "Anna Ek",
  reportedAt: "2026-11-20T10:00:00.000Z",
  waitingSince: "2026-11-20T10:00:00.000Z",
  round: 0,
  hasAccount: true,
  messages: [],
  statements: [],
  earlier: [],
  ...over,
});

const open = (over: Partial<OpenedMessageReport> = {}): void =>
  void render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DecisionForm report={aReport(over)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const outcomes = () => screen.getAllByRole("radio");
const hintAfter = (place: number) => {
  fireEvent.click(outcomes()[place] ?? document.body);
  return screen.getByText(/^(Skickas|Sparas) .* Nämn ingen vid namn/).textContent;
};
afterEach(() => {
  sessionStorage.clear();
});

it("says who reads the explanation of each decision", () => {
  open();
  expect(outcomes()).toHaveLength(4);
  expect(hintAfter(0)).toMatch(/^Skickas bara till den som har anmält/);
  for (const place of [1, 2, 3]) expect(hintAfter(place)).toMatch(/^Skickas till den anmälda och till/);
});

it("offers neither a warning nor a bar against an erased account, which reads nothing", () => {
  open({ hasAccount: false });
  expect(outcomes().map((each) => each.closest("label")?.textContent)).toEqual([
    expect.stringMatching(/^Ingen åtgärd/),
    expect.stringMatching(/^Stäng konversationen/),
  ]);
  for (const place of [0, 1]) expect(hintAfter(place)).toMatch(/^Skickas bara till den som har anmält/);
});
