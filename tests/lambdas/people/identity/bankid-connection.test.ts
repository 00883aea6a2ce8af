import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer as createPlain } from "node:http";
import { type Server, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { type Certificate, connectToBankId } from "#lambdas/people/identity/bankid-connection.ts";

const fixture = (name: string) => readFile(`tests/fixtures/bankid/${name}`);

const aCertificate = async (over: Partial<Certificate> = {}): Promise<Certificate> => ({
  pfx: await fixture("client.p12"),
  passphrase: "for-tests-only",
  ca: (await fixture("ca.pem")).toString(),
  ...over,
});

type Request = { path: string; type: string; body: string; shown: string; socket: number };
type Answer = (request: Request) => { status?: number; body: string } | "hang" | "reset";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const listen = async (server: Server | ReturnType<typeof createPlain>): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return (server.address() as AddressInfo).port;
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

const respond = (requests: Request[], answer: Answer) => {
  const sockets: object[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const socket = request.socket as TLSSocket;
    if (!sockets.includes(socket)) sockets.push(socket);
    const received = {
      path: request.url ?? "",
      type: request.headers["content-type"] ?? "",
      body: await textOf(request),
      shown: String(socket.getPeerCertificate?.().subject?.CN),
      socket: sockets.indexOf(socket),
    };
    requests.push(received);
    const wanted = answer(received);
    if (wanted === "reset") socket.destroy();
    else if (wanted !== "hang") response.writeHead(wanted.status ?? 200).end(wanted.body);
  };
  return (request: IncomingMessage, response: ServerResponse) => void serve(request, response);
};

/** A server that requires a client certificate of its CA, like BankID. */
const aBankId = async (answer: Answer = () => ({ body: "{}" })) => {
  const requests: Request[] = [];
  const server = createServer(
    {
      key: await fixture("server.key"),
      cert: await fixture("server.pem"),
      ca: await fixture("ca.pem"),
      requestCert: true,
      rejectUnauthorized: true,
    },
    respond(requests, answer),
  );
  return { requests, base: `https://127.0.0.1:${await listen(server)}/rp/v6.0` };
};

const down = (reason: RegExp) =>
  expect.objectContaining({ failure: "down", message: expect.stringMatching(reason) });

describe("the connection to BankID", () => {
  it("shows our certificate and sends plain JSON", async () => {
    const { base, requests } = await aBankId(() => ({ status: 400, body: '{"errorCode":"x"}' }));
    const post = connectToBankId(base, aCertificate);
    expect(await post("/auth", { text: "Åäö" })).toEqual({ status: 400, body: '{"errorCode":"x"}' });
    expect(requests).toEqual([
      {
        path: "/rp/v6.0/auth",
        type: "application/json",
        body: '{"text":"Åäö"}',
        shown: "Test client of Cykelregistret",
        socket: 0,
      },
    ]);
  });

  it("is opened once, with a certificate fetched once", async () => {
    const { base, requests } = await aBankId();
    let fetched = 0;
    const post = connectToBankId(base, () => {
      fetched += 1;
      return aCertificate();
    });
    for (const path of ["/auth", "/collect", "/collect"]) await post(path, {});
    expect(requests.map(({ socket }) => socket)).toEqual([0, 0, 0]);
    expect(fetched).toBe(1);
  });

  it("fetches the certificate again after a failure", async () => {
    const { base } = await aBankId();
    let isThere = false;
    const post = connectToBankId(base, () =>
      isThere ? aCertificate() : Promise.reject(new Error("denied")),
    );
    await expect(post("/auth", {})).rejects.toThrow("denied");
    isThere = true;
    await expect(post("/auth", {})).resolves.toMatchObject({ status: 200 });
  });

  it("is reopened if it was closed while idle", async () => {
    const { base, requests } = await aBankId(() => (requests.length === 2 ? "reset" : { body: "{}" }));
    const post = connectToBankId(base, aCertificate);
    await post("/auth", {});
    await expect(post("/collect", {})).resolves.toMatchObject({ status: 200 });
    expect(requests.map(({ path, socket }) => [path, socket])).toEqual([
      ["/rp/v6.0/auth", 0],
      ["/rp/v6.0/collect", 0],
      ["/rp/v6.0/collect", 1],
    ]);
  });
});

describe("a failed connection to BankID", () => {
  it("fails with another party's certificate", async () => {
    const { base, requests } = await aBankId();
    const pfx = await fixture("stranger.p12");
    await expect(connectToBankId(base, () => aCertificate({ pfx }))("/auth", {})).rejects.toEqual(down(/./));
    expect(requests).toEqual([]);
  });

  it("fails without a certificate", async () => {
    const { base, requests } = await aBankId();
    const { ca } = await aCertificate();
    const none = async () => ({ ca }) as Certificate;
    await expect(connectToBankId(base, none)("/auth", {})).rejects.toEqual(down(/./));
    expect(requests).toEqual([]);
  });

  it("sends nothing to a server outside BankID's CA", async () => {
    const { base, requests } = await aBankId();
    const ca = (await fixture("stranger.pem")).toString();
    const post = connectToBankId(base, () => aCertificate({ ca }));
    await expect(post("/auth", {})).rejects.toEqual(down(/UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED/));
    expect(requests).toEqual([]);
  });

  it("fails with a wrong passphrase", async () => {
    const { base } = await aBankId();
    const post = connectToBankId(base, () => aCertificate({ passphrase: "wrong" }));
    await expect(post("/auth", {})).rejects.toEqual(down(/./));
  });

  it("times out", async () => {
    const { base } = await aBankId(() => "hang");
    await expect(connectToBankId(base, aCertificate, 80)("/auth", {})).rejects.toEqual(
      down(/ABORT|Timeout/i),
    );
  });

  it("fails on a reset of a fresh connection", async () => {
    const { base, requests } = await aBankId(() => "reset");
    await expect(connectToBankId(base, aCertificate)("/collect", {})).rejects.toEqual(down(/ECONNRESET/));
    expect(requests).toHaveLength(1);
  });

  it("rejects an endless response", async () => {
    const { base } = await aBankId(() => ({ body: "x".repeat(300_000) }));
    await expect(connectToBankId(base, aCertificate)("/auth", {})).rejects.toEqual(down(/./));
  });

  it("fails if nothing listens", async () => {
    const post = connectToBankId("https://127.0.0.1:1/rp/v6.0", aCertificate);
    await expect(post("/auth", {})).rejects.toEqual(down(/ECONNREFUSED/));
  });
});

it("plain http to a simulator needs no certificate", async () => {
  const requests: Request[] = [];
  const port = await listen(createPlain(respond(requests, () => ({ body: "{}" }))));
  const post = connectToBankId(`http://127.0.0.1:${port}/rp/v6.0`, () => Promise.reject(new Error("asked")));
  expect(await post("/auth", {})).toEqual({ status: 200, body: "{}" });
});
