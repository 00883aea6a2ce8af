import { bikeExportRoutes } from "#contract/bikes/bike-export.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { historyRoutes } from "#contract/bikes/history.ts";
import { countRoutes } from "#contract/platform/counts.ts";
import { notificationRoutes } from "#contract/notifications/notifications.ts";
import { ask, until } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";

export const papers: Check = {
  name: "Certificate, history and export have their data",
  means: "Owners cannot show that the bike is theirs.",
  run: async (trial) => {
    const { deployment } = trial;
    const as = needed(trial.owner, "an account");
    const params = { bikeId: needed(trial.bike, "a registered bike").id };
    const { receiptUrl, photoUrl } = await ask(deployment, bikeRoutes.getBike, { as, params });
    for (const url of [receiptUrl, photoUrl]) {
      const { status } = await fetch(new URL(needed(url, "a picture of the bike"), deployment.siteUrl));
      expectThat(status === 200, `A picture of the bike answered ${status}`);
    }
    const { bikes } = await ask(deployment, bikeExportRoutes.exportBikes, { as });
    expectThat(bikes.length === 1, `The export holds ${bikes.length} bikes, not 1`);
    const { periods } = await ask(deployment, historyRoutes.getHistory, { as, params });
    expectThat(periods.length > 0, "The history of the bike is empty");
  },
};

export const notifications: Check = {
  name: "The owner has notifications",
  means: "What happens to the table reaches nobody: look at the function that follows its stream.",
  run: async (trial) => {
    const as = needed(trial.owner, "an account");
    needed(trial.bike, "a registered bike");
    await until("The owner is told nothing of their bike", async () => {
      const { items } = await ask(trial.deployment, notificationRoutes.listNotifications, { as });
      return items.length > 0;
    });
    await ask(trial.deployment, countRoutes.getCounts, { as });
  },
};
