import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { WatchNumber } from "#web/checks/watch/WatchNumber.tsx";
import { type Answers, type SentCall, answerCalls, json, problem } from "#tests/web/answer-calls.ts";
import { aChallenge, giveWorker } from "#tests/web/platform/api/challenge-worker.ts";

let sent: SentCall[];
let answers: Answers;
beforeEach(async () => {
  giveWorker();
  answers = { "GET /new": [json(await aChallenge())], "POST /new": [json({})] };
  sent = answerCalls("/api/number-watches", () => answers);
  render(<WatchNumber number="WTU204K8861" language="sv" />);
});

const field = () => screen.getByLabelText<HTMLInputElement>("Din e-postadress");
const typeAndSend = (email: string) => userEvent.type(field(), `${email}{Enter}`);

it("a watch is asked for with a proof of work, and the page says which address to look in", async () => {
  await typeAndSend("kim@example.se");
  expect(await screen.findByRole("heading", { name: "Kolla mejlen" })).toBeTruthy();
  expect(screen.getByText(/länk till kim@example.se/)).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({
    frameNumber: "WTU204K8861",
    email: "kim@example.se",
    language: "sv",
    solution: expect.any(String) as string,
  });
});

it("half an address is said at once, and nothing is sent", async () => {
  await typeAndSend("kim");
  expect((await screen.findByRole("alert")).textContent).toContain("namn@exempel.se");
  expect(field().value).toBe("kim");
  expect(document.activeElement).toBe(field());
  expect(sent).toEqual([]);
});

it.each([
  ["too-many-requests", 429, /många bevakningar/],
  ["bot-check-failed", 403, /Försök igen/],
])("what is typed stays after %s", async (code, status, text) => {
  answers["POST /new"] = [problem(status, code)];
  await typeAndSend("kim@example.se");
  expect((await screen.findByRole("alert")).textContent).toMatch(text);
  expect(field().value).toBe("kim@example.se");
});
