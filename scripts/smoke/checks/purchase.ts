import { pointsRoutes } from "#contract/points/purchases.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat, needed, NotPossible } from "../check.ts";

export const purchase: Check = {
  name: "A purchase is begun and given up",
  means: "Nobody can buy points: look at the secret of Stripe.",
  run: async (trial) => {
    const { deployment } = trial;
    if (!deployment.takesPayments) throw new NotPossible("the stage has no paymentsSecret");
    const as = needed(trial.owner, "an account");
    const { items } = await ask(deployment, pointsRoutes.listPackages);
    const { id: packageId, price } = needed(items[0], "a package of points");
    const body = { packageId, price, beginAtOnce: true };
    const { purchase: begun } = await ask(deployment, pointsRoutes.buyPoints, { as, body });
    const params = { purchaseId: begun.id };
    const { state } = await ask(deployment, pointsRoutes.cancelPurchase, { as, params });
    expectThat(begun.payAt.startsWith("http"), "The purchase leads to no payment page");
    expectThat(state === "expired", `A purchase that was given up is ${state}`);
  },
};
