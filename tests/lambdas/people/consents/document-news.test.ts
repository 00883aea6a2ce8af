import { expect, it } from "vitest";
import type { DocumentVersions } from "#contract/people/document-versions.ts";
import { documentNews } from "#lambdas/people/consents/document-news.ts";

const news = (text: string) => ({ sv: `${text} på svenska`, en: text });
const versions: DocumentVersions = {
  terms: [
    { from: "2026-01-01" },
    { from: "2026-03-01", news: news("Second terms") },
    { from: "2026-06-01", news: news("Third terms") },
  ],
  privacy: [{ from: "2026-01-01" }, { from: "2026-03-01", news: news("Second policy") }],
};
const onDay = (day: string) => new Date(`${day}T12:00:00Z`);
const policy = {
  document: "privacy",
  version: 2,
  from: "2026-03-01",
  news: [news("Second policy")],
  required: false,
};

it("the terms and policy that apply now have no news for an account without a record", () => {
  expect(documentNews(undefined, onDay("2026-11-29"))).toEqual([]);
});

it("an account without a record is asked about every version after the first", () => {
  expect(documentNews(undefined, onDay("2026-02-01"), versions)).toEqual([
    {
      document: "terms",
      version: 3,
      from: "2026-06-01",
      news: [news("Second terms"), news("Third terms")],
      required: false,
    },
    policy,
  ]);
});

it("accepted terms and a policy that was seen are not mentioned again", () => {
  expect(documentNews({ terms: 3, privacy: 2 }, onDay("2026-07-01"), versions)).toEqual([]);
  expect(documentNews({ terms: 3, privacy: 1 }, onDay("2026-07-01"), versions)).toEqual([policy]);
});

it("declining new terms counts until the day on which they take effect in Sweden", () => {
  const declined = { terms: 2, privacy: 2, declined: 3 };
  expect(documentNews(declined, new Date("2026-05-31T21:59:59Z"), versions)).toEqual([]);
  expect(documentNews(declined, new Date("2026-05-31T22:00:00Z"), versions)).toMatchObject([
    { version: 3, required: true },
  ]);
});

it("declining one version does not answer the next", () => {
  const declined = { terms: 1, privacy: 2, declined: 2 };
  expect(documentNews(declined, onDay("2026-02-01"), versions)).toMatchObject([
    { version: 3, required: false },
  ]);
  expect(documentNews(declined, onDay("2026-04-01"), versions)).toMatchObject([
    { version: 3, required: true },
  ]);
});
