import { createHmac } from "node:crypto";
import { createBankId } from "#local/outside/bankid/bankid.ts";
import { serve } from "#tests/local/serve.ts";

type Json = Record<string, unknown>;

export type StartedOrder = {
  orderRef: string;
  autoStartToken: string;
  qrStartToken: string;
  qrStartSecret: string;
};

export const qrCode = ({ qrStartToken, qrStartSecret }: StartedOrder, seconds: number): string => {
  const code = createHmac("sha256", qrStartSecret).update(String(seconds)).digest("hex");
  return `bankid.${qrStartToken}.${seconds}.${code}`;
};

/** Starts the simulator with a clock that only the test moves. */
export const startBankId = async (stateDir?: string) => {
  const clock = {
    at: Date.parse("2026-11-20T12:00:00Z"),
    now: () => clock.at,
    pass: (seconds: number) => (clock.at += seconds * 1000),
  };
  const services = createBankId({ clock, stateDir }).toSorted((a, b) => b.prefix.length - a.prefix.length);
  const server = await serve(() => ({
    prefix: "/",
    handle: (request, response) =>
      services.find(({ prefix }) => request.url!.startsWith(prefix))!.handle(request, response),
    close: async () => {
      for (const service of services) await service.close();
    },
  }));
  const app = `${server.baseUrl}/_local/bankid`;
  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  const rp = (method: string, body: unknown, headers?: Record<string, string>) =>
    post(`${app}/rp/v6.0/${method}`, body, headers);
  return {
    ...server,
    app,
    clock,
    rp,
    order: async (more: Json = {}) =>
      (await rp("auth", { endUserIp: "192.0.2.7", ...more })).body as StartedOrder,
    collect: async (orderRef: string) => (await rp("collect", { orderRef })).body,
    play: (action: string, deed: Json) => post(`${app}/${action}`, deed),
    list: async () =>
      (await (await fetch(`${app}.json`)).json()) as {
        orders: Json[];
        people: { id: string; personalNumber: string; givenName: string; surname: string }[];
      },
  };
};
