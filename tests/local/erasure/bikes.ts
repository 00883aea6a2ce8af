import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { bikeReviewRoutes } from "#contract/office/bike-admin.ts";
import { analysisRoutes } from "#contract/bikes/analysis.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { system } from "#lambdas/platform/system.ts";
import { ask, patiently } from "../../../scripts/smoke/ask.ts";
import { needed } from "../../../scripts/smoke/check.ts";
import type { Person } from "../../../scripts/smoke/people.ts";
import { fixture, upload } from "../../../scripts/smoke/upload.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";

/** Makes texts that name their writer. */
export type Words = (about: string) => string;

/** Registers a bike whose receipt an administrator approves. */
export const registerBike = async (trial: Trial, as: Person, frameNumber: string, words: Words) => {
  const { deployment } = trial;
  const admin = needed(trial.admin, "an administrator");
  const receiptUploadId = await upload(deployment, as, "receipt", await fixture("receipts/good-thermal.jpg"));
  const photo = await fixture("bike-photos/purple-crescent.jpg");
  const bikePhotoUploadId = await upload(deployment, as, "bike-photo", photo);
  const pictures = { frameNumber, receiptUploadId, bikePhotoUploadId };
  const { id: analysisId } = await patiently("analysis-failed", () =>
    ask(deployment, analysisRoutes.analyse, { as, body: pictures }),
  );
  const details = { type: "dam", brand: "Crescent", model: "Femga", color: "lila", city: "Motala" };
  const told = { name: words("cykel"), description: words("beskrivning"), manualReview: true };
  const { bike } = await ask(deployment, bikeRoutes.registerBike, {
    as,
    body: { frameNumber, analysisId, ...details, ...told },
  });
  const decision = { as: admin, params: { bikeId: bike.id }, body: { decision: "approve" } };
  await ask(deployment, bikeReviewRoutes.decideBikeReview, decision);
  return bike.id;
};

export const askForCorrection = ({ deployment }: Trial, as: Person, bikeId: string, words: Words) =>
  ask(deployment, bikeChangeRoutes.requestCorrection, {
    as,
    params: { bikeId },
    body: { brand: "Kronan", reason: words("rättelse") },
  });

export const loseAndFind = async (
  trial: Trial,
  { bikeId, owner, finder }: { bikeId: string; owner: Person; finder: Person },
  words: { owner: Words; finder: Words },
  isTheirs = true,
) => {
  const { deployment } = trial;
  const params = { bikeId };
  const stolenDate = isoDate(swedishDate(system.now()));
  const report = {
    stolenDate,
    place: words.owner("plats"),
    city: "Motala",
    description: words.owner("lås"),
    policeReportNumber: "5000-K1234567-26",
  };
  await ask(deployment, theftRoutes.reportStolen, { as: owner, params, body: report });
  const find = {
    location: words.finder("hamnen"),
    description: words.finder("fynd"),
    contact: words.finder("kontakt"),
  };
  await ask(deployment, foundReportRoutes.reportFound, { as: finder, params, body: find });
  const { items } = await ask(deployment, foundReportRoutes.listReceivedFoundReports, { as: owner, params });
  const reportId = items[0]!.id;
  const body = isTheirs
    ? { decision: "confirm" }
    : { decision: "reject", reason: words.owner("det är inte min") };
  await ask(deployment, foundReportRoutes.decideFoundReport, {
    as: owner,
    params: { bikeId, reportId },
    body,
  });
  const back = isTheirs
    ? { how: "found-by-somebody", thanks: words.owner("tack") }
    : { how: "found-by-owner" };
  await ask(deployment, theftRoutes.markRecovered, { as: owner, params, body: back });
  return reportId;
};
