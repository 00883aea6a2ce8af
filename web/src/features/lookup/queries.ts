import { queryOptions } from "@tanstack/react-query";
import { lookupRoutes } from "#contract/lookup.ts";
import { createClient } from "#web/api/client.ts";

/** Looking a number up is the same for everybody, so no token is sent. */
const client = createClient(lookupRoutes, { token: async () => undefined });

export const lookupQueries = {
  /** `frameNumber` in its canonical spelling. */
  byFrameNumber: (frameNumber: string) =>
    queryOptions({
      queryKey: ["lookup", frameNumber],
      queryFn: ({ signal }) => client.lookUpFrameNumber({ params: { frameNumber } }, { signal }),
    }),
};
