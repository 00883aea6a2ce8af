import { aProblem } from "#tests/web/answer-calls.ts";
import { render, screen } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

let asked: string[];
beforeEach(() => {
  asked = [];
});

const open = (answer: Response): void => {
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${address.replace(/^.*\/admin/, "/admin")}`);
    return answer.clone();
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CaseClaim queue="messageReports" caseId="thread_1-report_1" />
    </QueryClientProvider>,
  );
};

it("a case opened by its address is claimed", async () => {
  const until = "2026-11-20T12:10:00.000Z";
  open(Response.json({ queue: "messageReports", caseId: "thread_1-report_1", mine: true, until }));
  await expect.poll(() => asked).toEqual(["PUT /admin/todo/claims/messageReports/thread_1-report_1"]);
  expect(screen.queryByRole("status")).toBeNull();
});

it("a case that a colleague has open says so", async () => {
  open(aProblem(409, "case-claimed"));
  expect((await screen.findByRole("status")).textContent).toMatch(/^Någon annan har hand om det ärendet/);
});
