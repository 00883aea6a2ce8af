import type { Challenge } from "./challenges.ts";

type Example = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly response: unknown;
};

const exampleCard = {
  frameNumber: "•••914",
  status: "stolen",
  brand: "Bianchi",
  model: "Via Nirone 7",
  color: "röd",
  type: "landsväg",
  city: "Malmö",
  newlyRegistered: false,
  stolenSince: "2026-11-12",
};

export const exampleChallenge: Challenge = {
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    nonce: "9592dd37195eceb5e8b7653a3ca1be18",
    salt: "c65d1a6a8c8afe9f164af59364604d0e",
    cost: 5000,
    keyLength: 32,
    keyPrefix: "654e4ba97bc2e7dbd7fdc309d2c699f8",
    keySignature: "94b8820f2788b10dde297a1431dd0a46b78b97fbffb7fbdc8b11a398637ac6b4",
    expiresAt: 1795176600,
  },
  signature: "230d00d47e69fc5a557c23e48ecab72f4820165a906ee989bf8c251bf5a4f056",
};

export const exampleSolution = {
  counter: 45,
  derivedKey: "654e4ba97bc2e7dbd7fdc309d2c699f8a692d9d15b998222108530107b849d62",
};

/** Examples of the OpenAPI document, by route. They are no part of the routes, which every function bundles. */
export const examples: Readonly<Record<string, Example>> = {
  searchPublicly: {
    query: { brand: "Bianchi", city: "Malmö", status: "stolen" },
    response: { items: [exampleCard], cursor: "eyJzayI6Ii4uLiJ9.c2lnbmF0dXJl" },
  },
  getSearchChallenge: { response: exampleChallenge },
  getStatus: {
    params: { frameNumber: "WTU 290-K4813S" },
    response: { frameNumber: "WTU290K4813S", status: "stolen" },
  },
};
