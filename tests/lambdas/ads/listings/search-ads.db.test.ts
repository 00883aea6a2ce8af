import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { adQuestions, fittingAds, manyAds, withManyAds } from "./many-ads.ts";

/** A seventh of the questions, chosen by the seed. */
const questions = adQuestions.filter((_, place) => (place + inject("seed")) % 7 === 0);

const folder = await mkdtemp(join(tmpdir(), "ads-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a page of bikes for sale", () => {
  it.each([200, 4000])(
    "costs at most four units, and shows all matches in order, among %d ads",
    async (count) => {
      const ads = manyAds(inject("seed"), count, noon);
      const inFolder = await mkdtemp(join(folder, "of-"));
      await withManyAds(inFolder, ads, questions, async (ask) => {
        for (const question of questions) {
          const wanted = fittingAds(ads, question);
          const found: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await ask(question, cursor);
            expect({ question, most: Math.max(4, page.units) }).toEqual({ question, most: 4 });
            expect(page.items.length).toBeLessThanOrEqual(20);
            found.push(...page.items.map(({ id }) => id));
            ({ cursor } = page);
          } while (cursor !== undefined && found.length < 60);
          expect({ question, found }).toEqual({ question, found: wanted.slice(0, found.length) });
          const isWhole = cursor !== undefined || found.length === wanted.length;
          expect({ question, isWhole }).toEqual({ question, isWhole: true });
        }
      });
    },
  );

  it("has a cursor that works only for its own search", async () => {
    const ads = manyAds(inject("seed"), 100, noon);
    const [all, others] = [adQuestions[0]!, adQuestions[1]!];
    await withManyAds(await mkdtemp(join(folder, "of-")), ads, [all, others], async (ask) => {
      const { cursor } = await ask(all);
      expect(cursor).toBeDefined();
      expect(await problemIn(ask(others, cursor))).toBe("invalid-cursor");
      expect(await problemIn(ask(all, `${cursor}x`))).toBe("invalid-cursor");
    });
  });
});
