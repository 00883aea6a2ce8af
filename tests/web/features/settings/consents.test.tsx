import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConsentLine } from "#contract/consent-history.ts";
import { consentStore } from "#web/ui/consent/consent-store.ts";
import { api, open, openPart, part, problem } from "./browser.tsx";
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
afterEach(cleanup);

it("tells every answer with its time and version, and more when asked", async () => {
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

it("leads to where it is answered otherwise", async () => {
  await open("customer");
  api.set(first, () => Response.json({ items: [] }));
  openPart(title);
  expect(await part(title).findByText("Du har inte svarat på något än.")).toBeTruthy();
  await user.click(part(title).getByRole("button", { name: "Ändra cookies" }));
  expect(consentStore.current().asking).toBe(true);
  consentStore.close();
  expect(part(title).getByRole("link", { name: "Ändra mejl" }).getAttribute("href")).toBe("/#mail");
});

it("says that the answers did not come, and tries again", async () => {
  await open("customer");
  api.set(first, () => problem(500, "internal-error"));
  openPart(title);
  const again = await part(title).findByRole("button", { name: "Försök igen" }, { timeout: 8000 });
  api.set(first, () => Response.json({ items: [line(1)] }));
  await user.click(again);
  expect(await part(title).findByText("Cookies för statistik")).toBeTruthy();
});
