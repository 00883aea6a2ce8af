import type { Server } from "node:http";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Origin } from "./origin.ts";

/**
 * Serves the web app from its sources with hot reload; removes the content security policy because Vite
 * inlines scripts.
 */
export const createDevelopmentOrigin = async (
  configFile: string,
  server: Server,
  config: () => object,
): Promise<Origin & { close(): Promise<void> }> => {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile,
    // The configuration imports the routes, whose pages Vite would bundle with it.
    configLoader: "native",
    server: { middlewareMode: true, hmr: { server } },
    logLevel: "warn",
  });
  return {
    isLive: true,
    handle: (request, response, { url }) => {
      if (readTarget(url).path === "/config.json")
        return Promise.resolve(sendJson(response, 200, config(), { "cache-control": "no-cache" }));
      response.removeHeader("content-security-policy");
      return new Promise((resolve, reject) => {
        response.once("close", resolve);
        vite.middlewares(request, response, (error: unknown) => {
          if (error instanceof Error) reject(error);
          else sendJson(response, 404, { message: "Not Found" });
        });
      });
    },
    close: () => vite.close(),
  };
};
