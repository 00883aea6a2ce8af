import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { AuditLine } from "#contract/office/audit.ts";
import { AuditRow } from "#web/office/audit/AuditRow.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

const line: AuditLine = {
  id: "audit_1",
  at: "2026-11-20T10:00:00.000Z",
  action: "audit-searched",
  by: { id: "adam", name: "Adam Ek" },
  subject: "adam",
  search: { action: "order-packed", from: "2026-11-01", color: "rosa" },
};

it.each([
  ["sv", "tittade i loggen", "vad: packade en beställning, från och med: 2026-11-01, färg: rosa"],
  ["en", "looked in the audit log", "what: packed an order, from: 2026-11-01, colour: rosa"],
] as const)("a search is described in words in %s", async (language, act, sought) => {
  await startTexts(language);
  render(
    <MemoryRouter>
      <AuditRow line={line} />
    </MemoryRouter>,
  );
  expect(screen.getByText(act, { exact: false }).textContent).toBe(`Adam Ek ${act}`);
  expect(screen.getByText(sought)).toBeTruthy();
});
