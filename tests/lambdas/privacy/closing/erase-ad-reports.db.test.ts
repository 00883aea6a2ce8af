import { beforeEach, expect, it } from "vitest";
import { eraseAdReports } from "#lambdas/privacy/closing/erase-ad-reports.ts";
import { readLeaver } from "#lambdas/privacy/closing/hide-person.ts";
import { AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import { type Court, aCourt, aKeptDecision, removed } from "#tests/lambdas/moderation/ads/context.ts";

let court: Court;
let caseId: string;
beforeEach(async () => {
  court = await aCourt();
  const bike = await court.bike();
  const { id: ad } = await court.create("anna", bike.id, { text: "Annas egna ord om cykeln." });
  ({ caseId } = await court.report("bo", ad, { explanation: "Bos egna ord om annonsen." }));
  await court.report("cilla", ad, { explanation: "Cillas egna ord om annonsen." });
});

const erase = async (userId: string): Promise<void> => {
  const table = await court.inRole("erase-accounts");
  await eraseAdReports(
    {
      table,
      system: court.system,
      discardPicture: async () => undefined,
      discardCopy: async () => undefined,
      recordErasure: async () => undefined,
      removeUser: async () => undefined,
      reportFailure: () => undefined,
    },
    await readLeaver(table, userId),
  );
};
const reports = async () => (await court.of("adReport")).map((item) => AdReportItem.parse(item));
const kinds = async () => JSON.stringify([await reports(), await court.case(caseId)]);

it("erasing a reporter removes their name and words, and keeps the report for a decision", async () => {
  await erase("bo");
  expect(await kinds()).not.toContain("Bos egna ord");
  expect(await kinds()).toContain("Cillas egna ord");
  expect((await reports()).map(({ reporterId }) => reporterId).toSorted()).toEqual(["cilla", undefined]);
  expect(await court.queue()).toMatchObject([{ id: caseId, reports: 2 }]);
  await court.decide("adam", caseId, aKeptDecision());
});

it("erasing a reporter removes the text of their appeal", async () => {
  await court.decide("adam", caseId, aKeptDecision());
  await court.appeal("bo", caseId, "Bos egna ord om beslutet.");
  await erase("bo");
  await erase("bo");
  expect(await kinds()).not.toContain("Bos egna ord");
  expect((await court.case(caseId)).appeals).toMatchObject([{ by: "reporter" }]);
});

it("erasing a seller removes the texts of ad and appeal, and keeps the decision", async () => {
  await court.decide("adam", caseId, removed());
  await court.appeal("anna", caseId, "Annas egna ord om beslutet.");
  await erase("anna");
  expect(await kinds()).not.toContain("Annas egna ord");
  expect((await court.case(caseId)).decisions).toMatchObject([{ outcome: "removed" }]);
  await court.decide("eva", caseId, removed({ round: 1 }));
});
