import { exampleCard } from "#contract/card-example.ts";
import { exampleChallenge } from "#contract/pass-example.ts";

type Example = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly response: unknown;
};

/** Requests and their answers for the OpenAPI document, by route. They stand apart from the routes, since every function would carry them. */
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
