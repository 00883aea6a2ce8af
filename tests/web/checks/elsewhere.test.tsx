import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ElsewhereAnswer } from "#contract/checks/elsewhere.ts";
import { Elsewhere } from "#web/checks/elsewhere/Elsewhere.tsx";
import { answerCalls, json } from "#tests/web/answer-calls.ts";

const call = "GET /BIX2210457S/elsewhere";

const show = (answer: () => Response, language: "sv" | "en" = "sv") => {
  answerCalls("/api/checks/numbers", () => ({ [call]: [answer] }));
  return render(<Elsewhere number="BIX2210457S" language={language} />);
};
const registers = (...answers: ElsewhereAnswer[]) => json({ registers: answers });

const bike = {
  frameNumber: "BIX22104575",
  stolen: true,
  title: "2021 Trek <b>Marlin</b> {day}",
  stolenAt: "2026-08-14T18:30:00.000Z",
  stolenPlace: "København",
  page: "https://bikeindex.org/bikes/2",
};

it("a theft in Bike Index is told with its source, day and place, and links there", async () => {
  show(registers({ source: "bike-index", bikes: [bike] }));
  expect(await screen.findByText("Anmäld stulen i Bike Index 14 augusti 2026")).toBeTruthy();
  expect(screen.getByText("2021 Trek <b>Marlin</b> {day}, København")).toBeTruthy();
  expect(screen.getByText("Numret liknar det du skrev: BIX22104575")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Visa cykeln hos Bike Index" }).getAttribute("href")).toBe(
    bike.page,
  );
});

it("says that only the number is sent there", async () => {
  show(registers({ source: "bike-index", bikes: [] }), "en");
  expect(await screen.findByText(/doesn’t know the number either/)).toBeTruthy();
  expect(screen.getByText(/Only the number is sent to Bike Index/)).toBeTruthy();
});

it.each([
  ["is silent", registers({ source: "bike-index" })],
  ["cannot be asked", json({ code: "unavailable" }, 503)],
  ["is asked in vain", () => new Response("<html>")],
])("a register that %s is said to have not answered", async (_, answer) => {
  show(answer);
  expect(await screen.findByText("Bike Index svarade inte. Vårt svar gäller ändå.")).toBeTruthy();
});

it("a stage that asks no other register shows nothing", async () => {
  const { container } = show(registers());
  await waitFor(() => expect(container.textContent).toBe(""));
});
