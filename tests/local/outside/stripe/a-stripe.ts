import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { readBody } from "#local/aws/wire/read-body.ts";
import { createRouter } from "#local/router.ts";
import { createStripe, stripePrefix } from "#local/outside/stripe/stripe.ts";
import { stripePayments } from "#lambdas/points/purchases/stripe-payments.ts";
import { noon } from "#tests/lambdas/a.ts";

const apiKey = "sk_test_key";
const webhookSecret = "whsec_secret";

type Heard = { readonly id: string; readonly type: string; readonly verified: boolean };

/** Starts the simulated Stripe and a shop with a webhook. The test moves the clock; `stop` and `start` keep the state. */
export const aStripe = async () => {
  let now = noon.getTime();
  const stateDir = mkdtempSync(join(tmpdir(), "stripe-"));
  const heard: Heard[] = [];
  const answers: number[] = [];
  let baseUrl = "";
  let services: ReturnType<typeof createStripe> = [];
  const hear = async (body: string, signature: string): Promise<number> => {
    const event = JSON.parse(body) as { id: string; type: string };
    const verified = await Stripe.webhooks
      .constructEventAsync(body, signature, webhookSecret, 300, undefined, now)
      .then(() => true)
      .catch(() => false);
    heard.push({ id: event.id, type: event.type, verified });
    return answers.shift() ?? 200;
  };
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === "/hook") {
        const body = (await readBody(request, 100_000)).toString();
        const status = await hear(body, String(request.headers["stripe-signature"]));
        response.writeHead(status).end();
        return;
      }
      const missing = async () => void response.writeHead(404).end();
      await createRouter(services, missing).handle(request, response);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The test server has no port.");
  baseUrl = `http://127.0.0.1:${address.port}`;
  const start = (): void => {
    const context = {
      clock: { now: () => now },
      credentials: { accessKeyId: "a", secretAccessKey: "b" },
      region: "eu-west-1",
      accountId: "000000000000",
      stateDir,
    };
    services = createStripe(context, { baseUrl: () => baseUrl, webhookPath: "/hook", apiKey, webhookSecret });
  };
  const stop = async (): Promise<void> => {
    for (const service of services.toReversed()) await service.close();
  };
  start();
  const play = async (action: string, body: object = {}) => {
    const response = await fetch(`${baseUrl}${stripePrefix}/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    url: `${baseUrl}${stripePrefix}`,
    payments: stripePayments({ url: `${baseUrl}${stripePrefix}`, apiKey }),
    heard,
    answers,
    play,
    start,
    stop,
    pass: (milliseconds: number): void => void (now += milliseconds),
    close: async (): Promise<void> => {
      await stop();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(stateDir, { recursive: true });
    },
  };
};

export const aRequest = (over: object = {}) => ({
  purchaseId: "purchase_01",
  orderNumber: "CR-261120-7Q2M9X",
  userId: "anna",
  points: 150,
  price: 14_900,
  email: "anna@example.se",
  language: "sv" as const,
  paidUrl: "https://site.example/order?purchase=purchase_01",
  leftUrl: "https://site.example/order?purchase=purchase_01&left=1",
  until: new Date(noon.getTime() + 3_600_000),
  ...over,
});
