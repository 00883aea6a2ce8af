import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { closingRoutes } from "#contract/privacy/closing.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";
import { inNewSession, signInForSettings } from "../people.ts";

export const deletion: Check = {
  name: "The bike leaves the register",
  means: "Nobody can take a bike out of the register.",
  run: async (trial) => {
    const { id: bikeId, owner } = needed(trial.bike, "a registered bike");
    const deleted = { as: owner, params: { bikeId } };
    await ask(trial.deployment, bikeChangeRoutes.deleteBike, deleted);
    delete trial.bike;
  },
};

export const closing: Check = {
  name: "An account is closed at once",
  means: "People cannot delete their account, or go on after they did.",
  run: async (trial) => {
    const owner = inNewSession(needed(trial.owner, "an account"));
    await signInForSettings(owner);
    await ask(trial.deployment, closingRoutes.closeAccount, { as: owner });
    const headers = { authorization: `Bearer ${await owner.token()}` };
    const { status } = await fetch(`${trial.deployment.siteUrl}/api/bikes`, { headers });
    const isRefused = status === 401 || status === 403;
    expectThat(isRefused, `A person who closed their account still gets ${status} for their bikes`);
  },
};

/** A conversation with someone who has closed their account. */
export const conversations: Check = {
  name: "The other's conversation stays readable",
  means: "People lose what others wrote to them.",
  run: async (trial) => {
    const as = needed(trial.finder, "a second account");
    needed(trial.threadId, "a conversation");
    const { items } = await ask(trial.deployment, messageRoutes.listThreads, { as });
    expectThat(items.length === 1, `The finder has ${items.length} conversations, not 1`);
  },
};
