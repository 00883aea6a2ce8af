import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notHere } from "../../../scripts/deploy-check/not-here.ts";
import { openApi, openSite } from "../../../scripts/deploy-check/site.ts";
import { allChecks } from "../../../scripts/smoke/checks/all-checks.ts";

it("the smoke checks that the emulator cannot pass exist", () => {
  const names = new Set(allChecks.map(({ name }) => name));
  expect(Object.keys(notHere).filter((name) => !names.has(name))).toEqual([]);
});

describe("the substitute for the site", () => {
  const emulator = createServer((request, response) => {
    const { host, "x-origin-secret": secret } = request.headers;
    response.writeHead(201, { "content-type": "application/json" });
    response.end(JSON.stringify({ host, secret, url: request.url, method: request.method }));
  });
  let servers: { url: string; stop(): Promise<void> }[];
  beforeAll(async () => {
    emulator.listen(0, "127.0.0.1");
    await once(emulator, "listening");
    const address = emulator.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const api = { url: `http://127.0.0.1:${port}`, id: "abc" };
    servers = [await openSite(api, "secret", { region: "eu-west-1" }), await openApi(api)];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    emulator.closeAllConnections();
    emulator.close();
  });
  const ask = async (server: number, path: string) =>
    fetch(`${servers[server]?.url}${path}`, { method: "POST", body: "{}" });

  it("forwards requests to the API with the origin secret", async () => {
    const answer = await ask(0, "/api/bikes?a=%C3%A5");
    const host = "abc.execute-api.localhost";
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      host,
      secret: "secret",
      url: "/api/bikes?a=%C3%A5",
      method: "POST",
    });
  });

  it("adds no origin secret to requests past the site", async () => {
    expect(await (await ask(1, "/api/bikes")).json()).not.toHaveProperty("secret");
  });

  it("serves the pages' configuration, but no pages", async () => {
    expect(await (await ask(0, "/config.json")).json()).toEqual({ region: "eu-west-1" });
    expect((await ask(0, "/")).status).toBe(404);
  });
});
