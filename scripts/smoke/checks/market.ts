import { searchRoutes } from "#contract/bikes/search.ts";
import { adRoutes } from "#contract/ads/ads.ts";
import { alertRoutes } from "#contract/ads/alerts.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { ask, until } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";

export const alert: Check = {
  name: "A search is watched",
  means: "Nobody can ask to be told of bikes for sale or stolen bikes.",
  run: async (trial) => {
    const as = needed(trial.finder, "a second account");
    const body = { name: "Rökprov", kind: "ads", criteria: { brand: "Crescent", city: "Motala" } };
    const { id } = await ask(trial.deployment, alertRoutes.createAlert, { as, body });
    trial.alertId = id;
  },
};

export const ad: Check = {
  name: "A bike is put up for sale",
  means: "Nobody can sell a bike by an ad, or buyers who wait for one are not told.",
  run: async (trial) => {
    const { deployment } = trial;
    const { id: bikeId, owner } = needed(trial.bike, "a registered bike");
    const details = { price: 1000, condition: "good", city: "Motala", text: "Rökprov, inte till salu." };
    const create = { as: owner, params: { bikeId }, body: { ...details, photos: [] } };
    const { id: listingId } = await ask(deployment, listingRoutes.createListing, create);
    await until("The new ad is in no list", async () => {
      const query = { brand: "Crescent", near: "Motala" };
      const { items } = await ask(deployment, adRoutes.searchAds, { query });
      return items.some(({ id }) => id === listingId);
    });
    const params = { listingId };
    const { state } = await ask(deployment, adRoutes.getAd, { params });
    expectThat(state === "active", `The ad is ${state} as soon as it is made`);
    await ask(deployment, adRoutes.countView, { params });
    const alertId = needed(trial.alertId, "a watched search");
    const hits = { as: needed(trial.finder, "a second account"), params: { alertId } };
    await until("Who watches for such a bike is not told", async () => {
      const { items } = await ask(deployment, alertRoutes.listAlertHits, hits);
      return items.length > 0;
    });
    await ask(deployment, alertRoutes.deleteAlert, { as: hits.as, params: hits.params });
    // Suggestions follow the same change, and the site keeps them for minutes.
    const brand = { field: "brand", prefix: "cresc" } as const;
    const suggested = await ask(deployment, searchRoutes.suggest, { query: brand });
    expectThat(suggested.items.length > 0, "No brand is suggested for what begins like Crescent");
  },
};
