import { bikeIndex } from "#lambdas/checks/elsewhere/bike-index.ts";
import { bikeIndexPrefix, createBikeIndex } from "#local/outside/bike-index/bike-index.ts";
import { noon } from "#tests/lambdas/a.ts";
import { serve } from "#tests/local/serve.ts";

/** Starts the simulated Bike Index. `asked` lists its requests in order. */
export const aBikeIndex = async () => {
  const asked: string[] = [];
  const server = await serve(() => {
    const service = createBikeIndex({ clock: { now: () => noon.getTime() } });
    return {
      ...service,
      handle: (request, response) => {
        asked.push(`${request.method} ${(request.url ?? "").slice(bikeIndexPrefix.length)}`);
        return service.handle(request, response);
      },
    };
  });
  const base = `${server.baseUrl}${bikeIndexPrefix}`;
  return {
    base,
    asked,
    open: (url = `${base}/api/v3`, wait?: number) => bikeIndex(url, wait),
    close: () => server.close(),
  };
};
