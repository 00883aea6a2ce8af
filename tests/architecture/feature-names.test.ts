import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Feature, featureNames } from "#contract/index.ts";
import { apiFunctions } from "#lib/features/functions.ts";

const pathOf = (feature: Feature): string =>
  feature.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** A second function of another feature's code, because it may read more or is called by others. */
const withinAnother: Partial<Record<Feature, string>> = {
  adminSearch: "lambdas/search/",
  numberReports: "lambdas/search/reports/",
  paymentWebhook: "lambdas/points/purchases/",
  storeDecisions: "lambdas/store-applications/decisions/",
  storePoints: "lambdas/points/store/",
};
const contractElsewhere: Partial<Record<Feature, string>> = {
  paymentWebhook: "contract/points/receipts.ts",
  storeDecisions: "contract/store-applications/decisions.ts",
  storePoints: "contract/points/store-points.ts",
};
/** What has no pages of its own, and where people meet it; empty where nobody does. */
const pagesElsewhere: Partial<Record<Feature, string>> = {
  adminSearch: "web/src/features/search/admin",
  analysis: "web/src/features/registration",
  identity: "web/src/auth/eid",
  paymentWebhook: "",
  storeDecisions: "web/src/features/store-applications/admin",
  storePoints: "web/src/features/points/store",
  stores: "",
  uploads: "web/src/ui/pictures",
};

describe.each(featureNames)("the feature %s has one name", (feature) => {
  const path = pathOf(feature);

  it("in the contract", () => {
    const places = [contractElsewhere[feature] ?? `contract/${path}.ts`, `contract/${path}`];
    expect(places.filter((place) => existsSync(place))).toHaveLength(1);
  });

  it("in the infrastructure", () => {
    expect(existsSync(`lib/features/${path}.ts`)).toBe(true);
    expect(apiFunctions[feature].name).toBe(path);
  });

  it("among the functions", () => {
    // `mail-previews` is the previews of `lambdas/mail`.
    const { entry } = apiFunctions[feature];
    const rooms = withinAnother[feature] ?? `lambdas/${path}/`;
    expect(entry.replaceAll("/", "-").startsWith(rooms.replaceAll("/", "-"))).toBe(true);
  });

  it("in the web app", () => {
    const place = pagesElsewhere[feature] ?? `web/src/features/${path}`;
    expect(place === "" || existsSync(place)).toBe(true);
  });
});
