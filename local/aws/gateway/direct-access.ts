import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { servicePrefix } from "#local/template/place.ts";
import type { HttpApiConfig } from "#local/template/readers/http-apis.ts";
import type { Gateway } from "./gateway.ts";

/** As on AWS, the API is also reachable without the site; its functions refuse such requests themselves. */
export const directAccess = (api: HttpApiConfig, gateway: Gateway): Service => {
  const prefix: Service["prefix"] = `${servicePrefix("execute-api")}/${api.id}`;
  return {
    prefix,
    handle: (request, response) => {
      const url = (request.url ?? "").slice(prefix.length);
      if (!url.startsWith("/")) return Promise.resolve(sendJson(response, 404, { message: "Not Found" }));
      return gateway.handle(request, response, { url, headers: {} });
    },
    close: () => Promise.resolve(),
  };
};
