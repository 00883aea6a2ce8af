import { once } from "node:events";
import { createServer } from "node:http";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { createFaultService } from "#local/faults/fault-service.ts";
import { createFaultSet } from "#local/faults/fault-set.ts";
import { withFaults } from "#local/faults/with-faults.ts";
import { createRouter } from "#local/router.ts";

const prefixes: readonly Service["prefix"][] = [
  "/_aws/dynamodb",
  "/_aws/s3",
  "/_aws/ses",
  "/_aws/sns",
  "/_aws/kms",
  "/_aws/cognito-idp",
  "/_aws/secretsmanager",
  "/_aws/textract",
  "/_aws/rekognition",
  "/_aws/cloudfront",
  "/_aws/lambda",
  "/_aws/appsync/api",
  "/_local/stripe/v1",
  "/_local/bankid/rp/v6.0",
];

/** Starts services that record the requests that reach them through the faults. */
export const startWithFaults = async () => {
  const faults = createFaultSet();
  const reached: string[] = [];
  const count = (prefix: Service["prefix"]): Service => ({
    prefix,
    handle: async (request, response) => {
      for await (const _ of request);
      reached.push(`${request.method} ${request.url}`);
      sendJson(response, 200, {});
    },
    close: () => Promise.resolve(),
  });
  const services = prefixes.map(count).map(withFaults(faults, Date));
  const router = createRouter(
    [...services, createFaultService(faults, ["FeedbackFunction"])],
    async (_request, response) => sendJson(response, 404, {}),
  );
  const server = createServer((request, response) => void router.handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The test server has no port.");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    reached,
    set: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${url}/_local/faults`, { method: "POST", headers, body: JSON.stringify(body) }),
    list: async () => (await fetch(`${url}/_local/faults`)).json(),
    end: (headers: Record<string, string> = {}) =>
      fetch(`${url}/_local/faults`, { method: "DELETE", headers }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
