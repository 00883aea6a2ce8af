import * as z from "zod";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { openAppSync } from "#web/platform/api/appsync-socket.ts";
import { ask, until } from "../ask.ts";
import { type Check, needed } from "../check.ts";
import { configOf } from "../deployment.ts";

const query = "subscription ($userId: ID!) { onEvent(userId: $userId) { event } }";
const Delivery = z.object({ onEvent: z.object({ event: z.string() }) });

/** Listens as an open page does. */
const listen = (api: { readonly url: string; readonly token: string }, userId: string) => {
  const heard = { isConnected: false, isRefused: false, events: 0 };
  const stop = openAppSync(
    api,
    { query, variables: { userId } },
    {
      started: () => {
        heard.isConnected = true;
      },
      delivered: (data) => {
        const event: unknown = JSON.parse(Delivery.parse(data).onEvent.event);
        if (RealtimeEvent.safeParse(event).success) heard.events += 1;
      },
      ended: () => {
        heard.isRefused = true;
      },
    },
  );
  return { heard, stop };
};

export const realtime: Check = {
  name: "An open page hears of a change",
  means: "Open pages do not follow what happens, until they are loaded again.",
  run: async (trial) => {
    const { deployment } = trial;
    const owner = needed(trial.owner, "an account");
    const bikeId = needed(trial.bike, "a registered bike").id;
    const { realtimeUrl: url } = await configOf(deployment);
    const { heard, stop } = listen({ url, token: await owner.token() }, owner.userId);
    try {
      await until("AppSync refuses or does not answer", async () => {
        if (heard.isRefused) throw new Error("AppSync refuses the subscription");
        return heard.isConnected;
      });
      const change = { as: owner, params: { bikeId }, body: { model: false } };
      await ask(deployment, bikeRoutes.changeVisibility, change);
      await until("No event arrives", async () => heard.events > 0);
    } finally {
      stop();
    }
  },
};
