import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NoAnswer } from "#lambdas/checks/elsewhere/other-register.ts";
import { aBikeIndex } from "#tests/local/outside/bike-index/a-bike-index.ts";

let played: Awaited<ReturnType<typeof aBikeIndex>>;
beforeAll(async () => {
  played = await aBikeIndex();
});
afterAll(() => played.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "none",
    (error: unknown) => error,
  );

describe("Bike Index", () => {
  it("is sent the number and nothing else, and answers with stolen bikes and their pages", async () => {
    played.asked.length = 0;
    expect(await played.open().find("BIX2210457S")).toEqual([
      {
        frameNumber: "BIX2210457S",
        stolen: true,
        title: "2021 Trek Marlin 7",
        stolenAt: "2026-08-14T18:30:00.000Z",
        stolenPlace: "København, 1620, DK",
        page: `${played.base}/bikes/2`,
      },
    ]);
    expect(played.asked).toEqual(["GET /api/v3/search?serial=BIX2210457S&stolenness=all&per_page=10"]);
  });

  it("answers with bikes that are not stolen, and with numbers that look alike", async () => {
    expect(await played.open().find("BIX2210460")).toMatchObject([{ stolen: false }]);
    expect(await played.open().find("BIX2210461")).toMatchObject([
      { frameNumber: "BIX22IO461", stolen: true },
    ]);
  });

  it("has nothing to say of a number that only a part of another number is", async () => {
    expect(await played.open().find("2210")).toEqual([]);
    expect(await played.open().find("WTU204K8861")).toEqual([]);
  });

  it.each([
    ["is down", "BIX0000500", "Status 500"],
    ["has too many requests", "BIX0000429", "Status 429"],
    ["answers with a page", "BIX0000200", "SyntaxError"],
    ["answers in another form", "BIX0000201", "ZodError"],
  ])("that %s has not answered, and the reason holds no number", async (_, number, reason) => {
    const error = await failureOf(played.open().find(number));
    expect(error).toBeInstanceOf(NoAnswer);
    expect(error).toMatchObject({ message: reason });
  });

  it("is waited for a second and a half, and given up", async () => {
    const since = performance.now();
    const error = await failureOf(played.open().find("BIX0001500"));
    expect(error).toMatchObject({ name: "NoAnswer", message: "TimeoutError" });
    expect(performance.now() - since).toBeGreaterThan(1400);
  });

  it("that cannot be reached has not answered", async () => {
    expect(await failureOf(played.open("http://127.0.0.1:9/api/v3").find("BIX2210457S"))).toBeInstanceOf(
      NoAnswer,
    );
  });
});
