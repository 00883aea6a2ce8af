import { accountRoutes } from "#contract/people/accounts.ts";
import { type Analysis, analysisRoutes } from "#contract/bikes/analysis.ts";
import { bikeReviewRoutes } from "#contract/office/bike-admin.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import receipts from "#tests/fixtures/receipts/truth.json" with { type: "json" };
import { ask, patiently } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";
import { makePerson, type Person, signInAs } from "../people.ts";
import type { Trial } from "../trial.ts";
import { expectOpen, fixture, upload } from "../upload.ts";

const [receipt] = receipts;

const analyse = async (trial: Trial, as: Person, frameNumber: string): Promise<Analysis> => {
  const { deployment } = trial;
  const picture = await fixture(`receipts/${receipt?.file ?? ""}`);
  const photo = await fixture("bike-photos/purple-crescent.jpg");
  const receiptUploadId = await upload(deployment, as, "receipt", picture);
  const bikePhotoUploadId = await upload(deployment, as, "bike-photo", photo);
  const body = { frameNumber, receiptUploadId, bikePhotoUploadId };
  return patiently("analysis-failed", () => ask(deployment, analysisRoutes.analyse, { as, body }));
};

/** States the receipt's number without registering a bike, so that the number stays unclaimed. */
export const swedishReceipt: Check = {
  name: "A Swedish receipt and a photo are read",
  means: "Textract or Rekognition reads our receipts worse than here: registrations end in manual review.",
  run: async (trial) => {
    const finder = await makePerson(trial, "customer");
    await signInAs(finder);
    trial.finder = finder;
    const { frame = "", pnr: personalNumber = "" } = receipt ?? {};
    const own = { as: finder, body: { personalNumber } };
    await ask(trial.deployment, accountRoutes.declarePersonalNumber, own);
    const { bike, checks, verified } = await analyse(trial, finder, frame);
    expectThat(verified, `The receipt was read as ${JSON.stringify(checks)}`);
    expectThat(Object.keys(bike).length > 0, "Nothing was seen on the photo");
  },
};

export const registration: Check = {
  name: "A bike is registered, and let in by an administrator",
  means: "Nobody can register a bike.",
  run: async (trial) => {
    const { deployment, mark } = trial;
    const [as, admin] = [needed(trial.owner, "an account"), needed(trial.admin, "an administrator")];
    needed(trial.isProved, "a proved identity");
    const frameNumber = `SMK${mark.toUpperCase()}7`;
    const { id: analysisId } = await analyse(trial, as, frameNumber);
    const details = { type: "dam", brand: "Crescent", model: "Femga", color: "lila", city: "Motala" };
    const body = { frameNumber, analysisId, ...details, manualReview: true };
    const { bike, pointsAfter } = await ask(deployment, bikeRoutes.registerBike, { as, body });
    trial.bike = { id: bike.id, frameNumber, owner: as };
    expectThat(pointsAfter === 0, `${pointsAfter} points are left instead of none`);
    const { items } = await ask(deployment, bikeReviewRoutes.listBikeReviews, { as: admin });
    expectThat(items.length > 0, "The list of bikes that wait is empty");
    const params = { bikeId: bike.id };
    const opened = await ask(deployment, bikeReviewRoutes.openBikeReview, { as: admin, params });
    await expectOpen(opened.receiptUrl, "The administrator's link of a receipt");
    await expectOpen(opened.bike.photoUrl, "The administrator's link of a photo");
    const decision = { as: admin, params, body: { decision: "approve" } };
    await ask(deployment, bikeReviewRoutes.decideBikeReview, decision);
    const { qrUid, status } = await ask(deployment, bikeRoutes.getBike, { as, params });
    expectThat(status === "registered", `The bike is ${status} after it was let in`);
    trial.bike = { ...trial.bike, ...(qrUid !== undefined && { qrUid }) };
  },
};

/** Hiding replaces the photo by a copy with a secret name, as does the end of a theft that showed it. */
export const hiddenPhoto: Check = {
  name: "A photo is hidden",
  means: "What people hide of their bike can still be seen by the person who knows its address.",
  run: async (trial) => {
    const as = needed(trial.owner, "an account");
    const params = { bikeId: needed(trial.bike, "a registered bike").id };
    const before = await ask(trial.deployment, bikeRoutes.getBike, { as, params });
    const hide = { as, params, body: { photo: false } };
    const after = await ask(trial.deployment, bikeRoutes.changeVisibility, hide);
    await expectOpen(after.photoUrl, "The owner's link of a hidden photo");
    const nameIn = (link = ""): string => link.replace(/\?.*$/, "");
    expectThat(nameIn(before.photoUrl) !== nameIn(after.photoUrl), "The photo lies where it lay");
  },
};
