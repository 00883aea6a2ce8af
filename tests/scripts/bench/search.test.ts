import { describe, expect, it } from "vitest";
import { canonicalFrameNumber, foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { SearchFilters } from "#contract/bikes/search.ts";
import { cardOf, isListed, isSought } from "#lambdas/bikes/index/card.ts";
import { editsBetween } from "#lambdas/bikes/search/edits-between.ts";
import { questionOf } from "#lambdas/bikes/search/question.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { noon } from "#tests/lambdas/a.ts";
import { align } from "../../../scripts/bench/align.ts";
import { percentile } from "../../../scripts/bench/budget.ts";
import type { Answer } from "../../../scripts/bench/search/ask-all.ts";
import { queryClasses, questionsOf } from "../../../scripts/bench/search/query-classes.ts";
import type { Cards } from "../../../scripts/bench/search/question.ts";
import { unitRows } from "../../../scripts/bench/search/report.ts";

const cards = swedishBikes(4, 500, noon).filter(isListed).map(cardOf).filter(isSought) as unknown as Cards;
const ofClass = (wanted: string) => queryClasses.find(({ name }) => name === wanted)!;
const questions = (name: string) => questionsOf(ofClass(name).ask, cards, 1, 100);

const anAnswer = (over: Partial<Answer>): Answer => ({
  units: 1,
  milliseconds: 1,
  found: undefined,
  ...over,
});

describe("the questions", () => {
  it.each(queryClasses.map(({ name }) => name))("are the same in each run: %s", (name) => {
    expect(questions(name)).toEqual(questions(name));
  });

  it("misread numbers by one error, into numbers that are not registered", () => {
    const numbers = new Set(cards.map(({ frameNumber }) => frameNumber));
    for (const question of questions("near miss of a number")) {
      if (question.kind !== "number") throw new Error("It asks for a number.");
      const { typed, meant } = question;
      expect(numbers.has(typed)).toBe(false);
      expect(editsBetween(foldFrameNumber(typed), foldFrameNumber(meant.frameNumber))).toBeLessThanOrEqual(1);
    }
  });

  it("are valid searches: numbers for numbers, text and filters for the rest", () => {
    for (const { name } of queryClasses)
      for (const question of questions(name)) {
        const asked = question.kind === "filters" ? question.fields : { q: question.typed };
        expect(SearchFilters.safeParse(asked).success).toBe(true);
        if (question.kind !== "number" && question.kind !== "prefix") continue;
        expect(questionOf(question.typed)).toEqual({
          number: { canonical: canonicalFrameNumber(question.typed), whole: true },
        });
      }
  });
});

describe("the report", () => {
  it("fails a limit when one page of one size exceeds it", () => {
    const queries = ofClass("one filter");
    const measured = [
      { queries, bikes: 1000, answers: [anAnswer({}), anAnswer({ units: 2 })] },
      { queries, bikes: 10_000, answers: [anAnswer({ units: 2.5 })] },
    ];
    expect(unitRows(measured.slice(0, 1))).toMatchObject([{ ok: true, measured: "2.0 units" }]);
    expect(unitRows(measured)).toMatchObject([
      { ok: false, what: "read units, one filter (p50/p99/max 1/2/2 at 1,000, 2.5/2.5/2.5 at 10,000)" },
    ]);
  });

  it("computes percentiles and aligns cells", () => {
    const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);
    expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
    expect(
      align([
        ["a", "1"],
        ["bb", "10"],
      ]),
    ).toBe("a    1\nbb  10\n");
  });
});
