import { describe, expect, it } from "vitest";
import { chooseTests } from "../../../scripts/changed/choose-tests.ts";

const project = {
  pages: [
    { path: "/", feature: "search" },
    { path: "/messages/:threadId", feature: "messages" },
    { path: "/my-bikes", feature: "bikes" },
    { path: "/my-bikes/:bikeId/stolen", feature: "thefts" },
  ],
  journeys: [
    { file: "tests/journeys/theft.e2e.ts", text: "goto(`/my-bikes/${id}/stolen`)" },
    { file: "tests/journeys/messages.e2e.ts", text: 'goto("/messages/1")' },
    { file: "tests/journeys/every-page.e2e.ts", text: "for (const page of pages) goto(page)" },
  ],
  readers: ["tests/architecture/sources.test.ts"],
};
const [theft = "", messages = "", everyPage = ""] = project.journeys.map(({ file }) => file);
const all = [theft, messages, everyPage];

describe("the tests of a change", () => {
  it.each([
    ["web/src/features/messages/Inbox.tsx", [messages, everyPage]],
    ["lambdas/thefts/moves.ts", [theft, everyPage]],
    ["contract/thefts.ts", [theft, everyPage]],
    ["lib/features/bikes.ts", [theft, everyPage]],
    ["lambdas/shared/table/table.ts", all],
    ["lambdas/uploads/handler.ts", all],
    ["web/src/ui/Badge.tsx", all],
    ["local/s3/object.ts", all],
    ["tests/journeys/people.ts", all],
    ["tests/journeys/theft.e2e.ts", [theft]],
    ["tests/lambdas/thefts/moves.test.ts", []],
    ["docs/rooms.md", []],
  ])("are, for %s, the journeys that meet it", (file, journeys) => {
    const choice = chooseTests([file], project);
    expect(choice.journeys).toEqual(journeys);
    expect(choice.otherJourneys).toEqual(all.filter((journey) => !journeys.includes(journey)));
  });

  it("are those that import it, those that read the tree, and what runs it from a bundle", () => {
    expect(chooseTests(["lambdas/thefts/moves.ts"], project).related).toEqual([
      "lambdas/thefts/moves.ts",
      ...project.readers,
      "local/lambda/import-handler.ts",
    ]);
    expect(chooseTests(["web/src/ui/Badge.tsx"], project).related).toEqual([
      "web/src/ui/Badge.tsx",
      ...project.readers,
    ]);
  });

  it("are none where nothing has changed", () => {
    expect(chooseTests([], project)).toEqual({ related: [], journeys: [], otherJourneys: [] });
  });
});
