import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QuestionOfAsker } from "#contract/checks/seller-questions.ts";
import { AskerPage } from "#web/checks/seller-questions/AskerPage.tsx";
import { aProblem, answersInTurn, json } from "#tests/web/answer-calls.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

const token = "a".repeat(43);

const aQuestion = (over: Partial<QuestionOfAsker> = {}): QuestionOfAsker => ({
  frameNumber: "WTU204K8861",
  state: "open",
  askedAt: "2026-11-20T12:00:00.000Z",
  openUntil: "2026-11-20T12:15:00.000Z",
  sellerToken: "b".repeat(43),
  ...over,
});
const answered = { answeredAt: "2026-11-20T12:05:00.000Z" };

const { sent, answers, begin } = answersInTurn();

const open = (address = `/ask-seller#${token}`) =>
  showPages([{ path: "/ask-seller", Component: AskerPage }], address);
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(async () => {
  begin();
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await startTexts("sv");
});
afterEach(() => vi.useRealTimers());

describe("the page of an asker", () => {
  it("asks until there is an answer, also after a failure, and then no more", async () => {
    answers.push(
      json(aQuestion()),
      () => aProblem(503, "unavailable"),
      json(aQuestion({ state: "refused", ...answered })),
    );
    open();
    await heading("Skicka länken till säljaren");
    await vi.advanceTimersByTimeAsync(30_000);
    await heading("Säljaren svarade nej");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ token })));
  });

  it("follows a yes, which a report of theft ends", async () => {
    const yes = { ...answered, shownUntil: "2026-11-20T12:20:00.000Z", code: "4827", isFromAd: true };
    answers.push(
      json(aQuestion({ state: "confirmed", ...yes })),
      json(aQuestion({ state: "changed", ...answered })),
    );
    open();
    await heading("Ägaren har svarat ja");
    expect(screen.getByText(/samma person som annonsen/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(15_000);
    await heading("Något har ändrats sedan svaret");
  });

  it("keeps the token out of the address that is asked, and says what an unknown one is", async () => {
    answers.push(() => aProblem(404, "seller-question-not-found"));
    open();
    await heading("Länken gäller inte");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ address }) => address)).toEqual(["/api/seller-questions/asked"]);
  });

  it("asks about the number of the address", () => {
    open("/ask-seller?number=WTU204K8861");
    expect(screen.getByLabelText("Ramnummer")).toHaveProperty("value", "WTU204K8861");
  });
});
