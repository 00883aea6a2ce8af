import { accountRoutes } from "#contract/people/accounts.ts";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { identityRoutes } from "#contract/people/identity.ts";
import receipts from "#tests/fixtures/receipts/truth.json" with { type: "json" };
import { anIdCard } from "#tests/local/identity-reviews/an-id-card.ts";
import { ask, patiently } from "../ask.ts";
import { type Check, expectThat, needed, NotPossible } from "../check.ts";
import type { Person } from "../people.ts";
import { testPersonalNumber } from "../personal-number.ts";
import type { Trial } from "../trial.ts";
import { upload } from "../upload.ts";

export const bankId: Check = {
  name: "BankID takes an order",
  means: "Nobody can show their eID: look at the certificate in Secrets Manager.",
  run: async (trial) => {
    const as = needed(trial.owner, "an account");
    const { orderId, secret } = await ask(trial.deployment, identityRoutes.startVerification, {
      as,
      body: { way: "other-device" },
    });
    const order = { params: { orderId }, body: { secret } };
    const { state } = await ask(trial.deployment, identityRoutes.collectEidOrder, order);
    expectThat(state === "pending", `The order is ${state} before anybody has opened the app`);
    await ask(trial.deployment, identityRoutes.cancelEidOrder, order);
  },
};

export const bankIdApp: Check = {
  name: "An eID is shown",
  means: "",
  run: async () => {
    throw new NotPossible("nobody made up has BankID's app: try it with a telephone");
  },
};

/** Uploads an ID card and has it approved; returns Textract's reading of the number on it. */
const showIdCard = async (trial: Trial, as: Person, personalNumber: string): Promise<string> => {
  const { deployment } = trial;
  const admin = needed(trial.admin, "an administrator");
  const picture = await anIdCard({ surname: "RÖKPROV", givenNames: "RUT", personalNumber });
  const uploadId = await upload(deployment, as, "id-card", picture);
  const request = { as, body: { uploadId } };
  const { id: reviewId } = await patiently("analysis-failed", () =>
    ask(deployment, identityReviewRoutes.requestIdentityReview, request),
  );
  const { items } = await ask(deployment, identityReviewRoutes.listIdentityReviews, { as: admin });
  expectThat(items.length > 0, "The list of those who wait is empty");
  const review = { as: admin, params: { reviewId } };
  const opened = await ask(deployment, identityReviewRoutes.openIdentityReview, review);
  const decision = { ...review, body: { decision: "approve" } };
  await ask(deployment, identityReviewRoutes.decideIdentityReview, decision);
  const { identityLevel } = await ask(deployment, accountRoutes.getMe, { as });
  expectThat(identityLevel === 2, `After the approval the identity stands at ${identityLevel}, not 2`);
  return opened.personalNumberCheck;
};

/** Verifies the finder's identity, because a buyer of a bike needs one. */
export const proveFinder = async (trial: Trial): Promise<void> => {
  const finder = needed(trial.finder, "a second account");
  await showIdCard(trial, finder, receipts[0]?.pnr ?? "");
};

export const idCard: Check = {
  name: "An ID card is read and approved",
  means: "People without an eID cannot prove who they are.",
  run: async (trial) => {
    const owner = needed(trial.owner, "an account");
    const personalNumber = testPersonalNumber();
    const declared = { as: owner, body: { personalNumber } };
    await ask(trial.deployment, accountRoutes.declarePersonalNumber, declared);
    const read = await showIdCard(trial, owner, personalNumber);
    trial.isProved = true;
    expectThat(read === "matches", `Textract read the number on the card as one that ${read}`);
  },
};
