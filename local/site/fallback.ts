import { capture } from "#local/cloudfront/answer.ts";

import type { Origin } from "./origin.ts";

/** Asks one origin, and another where that answers with one of these statuses. A second that is made for this moment, as pages are while they are being developed, answers by itself: the first would hand out what it has kept. */
export const withFallback = (first: Origin, second: Origin, statuses: readonly number[]): Origin => {
  if (second.isLive) return second;
  return {
    handle: async (request, response, forwarded) => {
      const answer = await capture(request, (captured) => first.handle(request, captured, forwarded));
      if (statuses.includes(answer.status)) return second.handle(request, response, forwarded);
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    },
  };
};
