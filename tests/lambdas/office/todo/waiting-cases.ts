import { type CaseInQueue, caseIdOf } from "#contract/office/todo.ts";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { decideCorrection } from "#lambdas/office/bikes/decide-correction.ts";
import { decideReward } from "#lambdas/office/bikes/decide-reward.ts";
import { decideApplication } from "#lambdas/shops/applications/decisions/decide-application.ts";
import type { TodoContext } from "#lambdas/office/todo/todo-context.ts";
import { anOfficeOfBikes } from "#tests/lambdas/office/bikes/removal-context.ts";
import { aCourt, aKeptDecision } from "#tests/lambdas/moderation/ads/context.ts";
import { aDecision, aDesk } from "#tests/lambdas/moderation/messages/context.ts";
import { aGarage, days } from "#tests/lambdas/bikes/registration/garage.ts";
import { aTownOfFinders } from "#tests/lambdas/thefts/finds/context.ts";
import { personalNumber, reviewsContext } from "#tests/lambdas/people/identity-reviews/context.ts";
import { anApplicationsContext } from "#tests/lambdas/shops/applications/context.ts";

/** An open case in a table of its own. */
export type WaitingCase = {
  readonly office: TodoContext;
  readonly inQueue: CaseInQueue;
  readonly decide: (adminId: string) => Promise<unknown>;
  /** The problem for a second decision. */
  readonly decided: string;
  readonly pass: (milliseconds: number) => void;
  readonly close?: () => Promise<void>;
};

const approve = { decision: "approve" } as const;

const aGarageWithDesk = async () => {
  const garage = await aGarage();
  await garage.person();
  return { ...garage, desk: await garage.inRole("bike-admin") };
};

const receipt = async (): Promise<WaitingCase> => {
  const { desk, ...garage } = await aGarageWithDesk();
  const { id: caseId } = await garage.register("WTU204K8861", {}, { verified: false });
  return {
    office: garage,
    inQueue: { queue: "receipts", caseId },
    decide: (adminId) => decideBikeReview(desk, adminId, caseId, approve),
    decided: "bike-review-decided",
    pass: garage.pass,
  };
};

const correction = async (): Promise<WaitingCase> => {
  const { desk, ...garage } = await aGarageWithDesk();
  const { id: bikeId } = await garage.register();
  garage.pass(days(3));
  const { id: correctionId } = await garage.ask(bikeId, { brand: "Trek", reason: "Det stod fel" });
  return {
    office: garage,
    inQueue: { queue: "corrections", caseId: caseIdOf(bikeId, correctionId) },
    decide: (adminId) => decideCorrection(desk, adminId, { bikeId, correctionId }, approve),
    decided: "correction-decided",
    pass: garage.pass,
  };
};

const removal = async (): Promise<WaitingCase> => {
  const office = await anOfficeOfBikes();
  const { id: bikeId } = await office.bike({ ownerId: "anna" });
  const { id: removalId } = await office.askFalse("karin", bikeId);
  return {
    office: { table: office.table, system: office.system },
    inQueue: { queue: "removals", caseId: bikeId },
    decide: (adminId) => office.approve(adminId, bikeId, removalId),
    decided: "removal-decided",
    pass: office.pass,
  };
};

const identity = async (): Promise<WaitingCase> => {
  const reviews = await reviewsContext();
  const { id: caseId } = await reviews.ask(await reviews.aPerson(personalNumber));
  return {
    office: reviews.context,
    inQueue: { queue: "identities", caseId },
    decide: (adminId) => reviews.approve(caseId, adminId),
    decided: "identity-review-decided",
    pass: (milliseconds) => reviews.pass(milliseconds / days(1)),
    close: () => reviews.close(),
  };
};

const reward = async (): Promise<WaitingCase> => {
  const town = await aTownOfFinders();
  const { id: bikeId } = await town.bike();
  await town.steal(bikeId);
  town.pass(1000);
  const { id: reportId } = await town.find(bikeId, "bo");
  await town.decide(bikeId, reportId, "confirm");
  await town.recover(bikeId);
  const desk = { ...town.bikesContext, table: await town.inRole("bike-admin"), cursorSecret: "secret" };
  const refuse = { decision: "refuse", reason: "Samma person" } as const;
  return {
    office: town,
    inQueue: { queue: "rewards", caseId: reportId },
    decide: (adminId) => decideReward(desk, adminId, { bikeId, reportId }, refuse),
    decided: "reward-not-under-review",
    pass: town.pass,
  };
};

const adReport = async (): Promise<WaitingCase> => {
  const court = await aCourt();
  const bike = await court.bike();
  const { id: ad } = await court.create("anna", bike.id);
  const { caseId } = await court.report("bo", ad);
  return {
    office: court,
    inQueue: { queue: "adReports", caseId },
    decide: (adminId) => court.decide(adminId, caseId, aKeptDecision()),
    decided: "ad-case-decided",
    pass: court.pass,
  };
};

const messageReport = async (): Promise<WaitingCase> => {
  const desk = await aDesk();
  await desk.report("anna", desk.threadId);
  const caseId = await desk.first();
  return {
    office: desk,
    inQueue: { queue: "messageReports", caseId },
    decide: (adminId) => desk.decide(adminId, caseId, aDecision("barred")),
    decided: "message-report-decided",
    pass: desk.pass,
  };
};

const storeApplication = async (): Promise<WaitingCase> => {
  const { context, apply, listed, pass } = await anApplicationsContext();
  await apply();
  const caseId = (await listed("open")).at(-1)?.applicationId ?? "";
  return {
    office: { table: context.table, system: { ...context, random: () => 0.5, wait: async () => undefined } },
    inQueue: { queue: "storeApplications", caseId },
    decide: (adminId) => decideApplication(context, adminId, caseId, approve),
    decided: "store-application-decided",
    pass,
  };
};

/** One per kind of decision. */
export const waitingCases = {
  receipt,
  correction,
  removal,
  identity,
  reward,
  adReport,
  messageReport,
  storeApplication,
};
