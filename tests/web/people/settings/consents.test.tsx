import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { ConsentLine } from "#contract/people/consent-history.ts";
import { consentStore } from "#web/platform/ui/consent/consent-store.ts";
import { api, open, openPart, part } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const title = "Samtycken";
const first = "GET /api/me/consents?limit=10";
const line = (number: number, of: Partial<ConsentLine> = {}): ConsentLine => ({
  number,
  purpose: "analytics",
  answer: "given",
  version: 1,
  at: "2026-11-20T12:00:00.000Z",
  ...of,
});

beforeEach(() => pool.reset());

it("every answer is listed with its time and version, and more on request", async () => {
  await open("customer");
  const newest = line(2, { answer: "withdrawn", at: "2026-11-21T12:00:00.000Z" });
  api.set(first, () => Response.json({ items: [newest], cursor: "next" }));
  api.set(`${first}&cursor=next`, () => Response.json({ items: [line(1, { purpose: "messages" })] }));
  openPart(title);
  const row = (await part(title).findByText("Taget tillbaka")).closest("li");
  expect(row?.textContent).toContain("Cookies för statistik");
  expect(row?.textContent).toContain("21 november 2026");
  expect(row?.textContent).toContain("Version 1 av texten");
  await user.click(part(title).getByRole("button", { name: "Visa äldre" }));
  expect(await part(title).findByText("Mejl om meddelanden")).toBeTruthy();
});

it("accepted terms are listed with the day from which they apply and how they were accepted", async () => {
  await open("customer");
  const accepted = line(1, { purpose: "terms", answer: "accepted", door: "bankid" });
  api.set(first, () => Response.json({ items: [accepted] }));
  openPart(title);
  const row = (await part(title).findByText("Godkända")).closest("li");
  expect(row?.textContent).toContain("Villkoren");
  expect(row?.textContent).toContain("Gäller från 29 november 2026");
  expect(row?.textContent).toContain("När kontot skapades med BankID");
});

it("the section links to where answers are changed", async () => {
  await open("customer");
  api.set(first, () => Response.json({ items: [] }));
  openPart(title);
  expect(await part(title).findByText("Du har inte svarat på något än.")).toBeTruthy();
  await user.click(part(title).getByRole("button", { name: "Ändra cookies" }));
  expect(consentStore.current().asking).toBe(true);
  consentStore.close();
  expect(part(title).getByRole("link", { name: "Ändra mejl" }).getAttribute("href")).toBe("/#mail");
});
