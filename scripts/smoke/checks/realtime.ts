import { Amplify } from "aws-amplify";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { listen } from "#tests/local/aws/appsync/browser.ts";
import { ask, until } from "../ask.ts";
import { type Check, needed } from "../check.ts";
import { configOf } from "../deployment.ts";

export const realtime: Check = {
  name: "An open page hears of a change",
  means: "Open pages do not follow what happens, until they are loaded again.",
  run: async (trial) => {
    const { deployment } = trial;
    const owner = needed(trial.owner, "an account");
    const bikeId = needed(trial.bike, "a registered bike").id;
    const { realtimeUrl: endpoint, region } = await configOf(deployment);
    const GraphQL = { endpoint, region, defaultAuthMode: "userPool" } as const;
    Amplify.configure({ ...Amplify.getConfig(), API: { GraphQL } });
    await owner.token();
    const { events, errors, states, stop } = listen(owner.userId);
    try {
      await until("AppSync refuses or does not answer", async () => {
        if (errors.length > 0) throw new Error("AppSync refuses the subscription");
        return states.includes("Connected");
      });
      const change = { as: owner, params: { bikeId }, body: { model: false } };
      await ask(deployment, bikeRoutes.changeVisibility, change);
      await until("No event arrives", async () =>
        events.some((event) => RealtimeEvent.safeParse(event).success),
      );
    } finally {
      stop();
    }
  },
};
