import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Me } from "#contract/people/accounts.ts";
import type { DocumentNews } from "#contract/people/document-news.ts";
import { notifyOf } from "#web/platform/api/problem-listeners.ts";
import { LateDocuments } from "#web/app/LateDocuments.tsx";
import { anna, show } from "./shell.tsx";

const session = vi.hoisted(() => ({
  signOutEverywhere: vi.fn(async () => undefined),
  getAccessToken: async () => "t0ken",
}));
vi.mock("#web/platform/auth/session.ts", () => session);

const user = userEvent.setup();
const sentence = { sv: "Vi tar inte längre betalt för dekaler.", en: "Stickers are free." };
const terms: DocumentNews = {
  document: "terms",
  version: 2,
  from: "2027-01-01",
  news: [sentence],
  required: false,
};
const policy: DocumentNews = { ...terms, document: "privacy" };

const sent: unknown[] = [];
let answers: Response[] = [];
const open = (
  documentNews: DocumentNews[],
  { at = "/my-bikes", ...me }: Partial<Me> & { at?: string } = {},
) =>
  show(
    <>
      <input aria-label="Anteckning" />
      <LateDocuments />
    </>,
    { at, me: { ...anna, ...me, documentNews } },
  );
const question = () => screen.findByRole("dialog", { name: "Vi har nya villkor" });

beforeEach(() => {
  sent.length = 0;
  answers = [];
  vi.stubGlobal("fetch", async (address: string, { method, body }: { method: string; body?: string }) => {
    if (method !== "PUT") return new Promise<Response>(() => undefined);
    sent.push([address, JSON.parse(body ?? "null")]);
    return answers.shift() ?? Response.json(anna);
  });
});

it("new terms are accepted with one press, and what was typed is still there", async () => {
  open([terms]);
  const field = screen.getByLabelText("Anteckning");
  await user.type(field, "blå cykel");
  const dialog = await question();
  expect(dialog.textContent).toContain(sentence.sv);
  expect(dialog.textContent).toContain("De gäller från 1 januari 2027.");
  expect(dialog.textContent).toContain("Säger du nej fortsätter allt som förut till dess.");
  const read = screen.getByRole("link", { name: "Läs hela" });
  expect([read.getAttribute("href"), read.getAttribute("target")]).toEqual(["/terms", "_blank"]);
  await user.click(screen.getByRole("button", { name: "Godkänn" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([["/api/me/documents", { document: "terms", version: 2, answer: "accepted" }]]);
  expect(field).toHaveProperty("value", "blå cykel");
});

it("an act that the server refuses asks on a page that knew of no new terms", async () => {
  open([]);
  await screen.findByLabelText("Anteckning");
  vi.stubGlobal("fetch", async () =>
    Response.json({ ...anna, documentNews: [{ ...terms, required: true }] }),
  );
  notifyOf("terms-not-accepted");
  expect((await question()).textContent).toContain("De gäller redan");
});

it("declining is saved and closes the question", async () => {
  open([terms]);
  await question();
  await user.click(screen.getByRole("button", { name: "Nej tack" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([["/api/me/documents", { document: "terms", version: 2, answer: "declined" }]]);
});

it("Escape does not answer, and a failure is shown and can be retried", async () => {
  open([terms]);
  await question();
  await user.keyboard("{Escape}");
  answers = [new Response("", { status: 503 })];
  await user.click(screen.getByRole("button", { name: "Godkänn" }));
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(await question()).toBeTruthy();
});

it("terms that apply already leave accepting, signing out and closing the account", async () => {
  open([{ ...terms, required: true }]);
  const dialog = await question();
  expect(dialog.textContent).toContain("De gäller redan");
  expect(screen.queryByRole("button", { name: "Nej tack" })).toBeNull();
  expect(screen.getByRole("link", { name: "Avsluta kontot" }).getAttribute("href")).toBe(
    "/settings#delete-account",
  );
  await user.click(screen.getByRole("button", { name: "Logga ut" }));
  expect(session.signOutEverywhere).toHaveBeenCalledOnce();
});

it("a shop, which cannot close its account itself, is sent to the contact page", async () => {
  open([{ ...terms, required: true }], { role: "store" });
  await question();
  expect(screen.getByRole("link", { name: "Skriv till oss" }).getAttribute("href")).toBe("/contact");
});

it.each(["/settings", "/terms", "/en/terms"])("the question does not appear on %s", async (at) => {
  open([{ ...terms, required: true }, policy], { at });
  expect(await screen.findByText(/Integritetspolicyn är ändrad/)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a new policy is announced without a question; the account remembers that it was closed", async () => {
  open([policy]);
  const notice = await screen.findByRole("complementary", { name: "Integritetspolicyn är ändrad" });
  expect(notice.textContent).toContain("Den gäller från 1 januari 2027.");
  expect(screen.queryByRole("button", { name: "Godkänn" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stäng" }));
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  expect(sent).toEqual([["/api/me/documents", { document: "privacy", version: 2, answer: "shown" }]]);
});
