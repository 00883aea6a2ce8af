import { describe, expect, it } from "vitest";
import { chooseTests } from "../../../scripts/changed/choose-tests.ts";

const project = {
  pages: [
    { path: "/", domain: "app" },
    { path: "/messages/:threadId", domain: "messages" },
    { path: "/my-bikes", domain: "bikes" },
    { path: "/my-bikes/:bikeId/stolen", domain: "thefts" },
  ],
  journeys: [
    { file: "tests/journeys/thefts/theft.e2e.ts", text: "goto(`/my-bikes/${id}/stolen`)" },
    { file: "tests/journeys/messages/messages.e2e.ts", text: 'goto("/messages/1")' },
    { file: "tests/journeys/app/every-page.e2e.ts", text: "for (const page of pages) goto(page)" },
  ],
  readers: ["tests/architecture/sources.test.ts"],
};
const [theft = "", messages = "", everyPage = ""] = project.journeys.map(({ file }) => file);
const all = [theft, messages, everyPage];

describe("the tests of a change", () => {
  it.each([
    ["web/src/messages/Inbox.tsx", [messages, everyPage]],
    ["lambdas/thefts/reports/moves.ts", [theft, everyPage]],
    ["contract/thefts/thefts.ts", [theft, everyPage]],
    ["lib/bikes/bikes.ts", [theft, everyPage]],
    ["lambdas/platform/table/table.ts", all],
    ["lambdas/platform/uploads/handler.ts", all],
    ["web/src/platform/ui/Badge.tsx", all],
    ["local/aws/s3/object.ts", all],
    ["tests/journeys/people/people.ts", all],
    ["tests/journeys/thefts/theft.e2e.ts", [theft]],
    ["tests/lambdas/thefts/reports/moves.test.ts", []],
    ["docs/rooms.md", []],
  ])("include, for %s, the journeys of its domain", (file, journeys) => {
    const choice = chooseTests([file], project);
    expect(choice.journeys).toEqual(journeys);
    expect(choice.otherJourneys).toEqual(all.filter((journey) => !journeys.includes(journey)));
  });

  it("are those that import it, those that read source files, and those of the bundles", () => {
    expect(chooseTests(["lambdas/thefts/reports/moves.ts"], project).related).toEqual([
      "lambdas/thefts/reports/moves.ts",
      ...project.readers,
      "local/aws/lambda/import-handler.ts",
    ]);
    expect(chooseTests(["web/src/platform/ui/Badge.tsx"], project).related).toEqual([
      "web/src/platform/ui/Badge.tsx",
      ...project.readers,
    ]);
  });

  it("are none without a change", () => {
    expect(chooseTests([], project)).toEqual({ related: [], journeys: [], otherJourneys: [] });
  });
});
