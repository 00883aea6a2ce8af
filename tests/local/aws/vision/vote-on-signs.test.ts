import { expect, it } from "vitest";
import { voteOnSigns } from "#local/aws/vision/number/vote-on-signs.ts";

const vote = (...texts: readonly string[]) => voteOnSigns(texts.map((text) => ({ text, weight: 1 })));

it("readings that agree are certain", () => {
  expect(vote("WTU204K8861", "WTU204K8861", "WTU204K8861")).toEqual([
    { text: "WTU204K8861", confidence: 100 },
  ]);
});

it("each sign is decided by itself, and the most disputed one gives the confidence", () => {
  const [best, ...rivals] = vote("WTU2O4K8861", "WTU204K8861", "NTU204K8861", "WTU204K8B61");
  expect(best).toEqual({ text: "WTU204K8861", confidence: 75 });
  expect(rivals).toHaveLength(2);
  expect(rivals.every(({ confidence }) => confidence <= 40)).toBe(true);
});

it("a sign too many or too few lowers the confidence", () => {
  expect(vote("WTU204K8861", "WTU204K8861", "WTU204K886", "WTU204K88611")[0]).toEqual({
    text: "WTU204K8861",
    confidence: 50,
  });
});

it("words and noise are no number", () => {
  expect(vote("CRESCENT", "CRESCENT")).toEqual([]);
  expect(vote("AB12345", "Q77", "X999881", "71")).toEqual([]);
});
