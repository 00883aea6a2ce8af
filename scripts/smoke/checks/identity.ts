import { accountRoutes } from "#contract/accounts.ts";
import { identityReviewRoutes } from "#contract/identity-reviews.ts";
import { identityRoutes } from "#contract/identity.ts";
import { anIdCard } from "#tests/local/identity-reviews/an-id-card.ts";
import { ask, patiently } from "../ask.ts";
import { type Check, expectThat, needed, NotPossible } from "../check.ts";
import { testPersonalNumber } from "../personal-number.ts";
import { upload } from "../upload.ts";

export const bankId: Check = {
  name: "BankID takes an order",
  means: "Nobody can show their eID: look at the certificate in Secrets Manager.",
  run: async (trial) => {
    const as = needed(trial.owner, "an account");
    const { orderId, secret } = await ask(trial.deployment, identityRoutes.startVerification, { as });
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

export const idCard: Check = {
  name: "An ID card is read and approved",
  means: "People without an eID cannot prove who they are.",
  run: async (trial) => {
    const { deployment } = trial;
    const [owner, admin] = [needed(trial.owner, "an account"), needed(trial.admin, "an administrator")];
    const personalNumber = testPersonalNumber();
    await ask(deployment, accountRoutes.declarePersonalNumber, { as: owner, body: { personalNumber } });
    const picture = await anIdCard({ surname: "RÖKPROV", givenNames: "RUT", personalNumber });
    const uploadId = await upload(deployment, owner, "id-card", picture);
    const request = { as: owner, body: { uploadId } };
    const { id: reviewId } = await patiently("analysis-failed", () =>
      ask(deployment, identityReviewRoutes.requestIdentityReview, request),
    );
    const { items } = await ask(deployment, identityReviewRoutes.listIdentityReviews, { as: admin });
    expectThat(items.length > 0, "The list of those who wait is empty");
    const opened = await ask(deployment, identityReviewRoutes.openIdentityReview, {
      as: admin,
      params: { reviewId },
    });
    await ask(deployment, identityReviewRoutes.decideIdentityReview, {
      as: admin,
      params: { reviewId },
      body: { decision: "approve" },
    });
    trial.isProved = true;
    const { identityLevel } = await ask(deployment, accountRoutes.getMe, { as: owner });
    expectThat(identityLevel === 2, `After the approval the identity stands at ${identityLevel}, not 2`);
    const read = opened.personalNumberCheck;
    expectThat(read === "matches", `Textract read the number on the card as one that ${read}`);
  },
};
