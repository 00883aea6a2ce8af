import { Sha256 } from "@aws-crypto/sha256-js";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { SignatureV4 } from "@smithy/signature-v4";
import { XMLParser } from "fast-xml-parser";

const xml = new XMLParser({ isArray: (name) => name === "member" });

type Call = {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly patienceMillis?: number;
};

/** Lambda's longest timeout. */
const maxMillis = 15 * 60_000;

/** Signs single calls by hand, because a client for each service would be too heavy. */
export const awsCalls = (region: string, credentials = defaultProvider(), now = () => new Date()) => {
  const send = async (service: string, call: Call): Promise<string> => {
    const { path = "/", headers = {}, body, patienceMillis = 20_000 } = call;
    const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
    const endpoint = process.env["AWS_ENDPOINT_URL"] ?? `https://${service}.${region}.amazonaws.com`;
    const url = new URL(`${endpoint.replace(/\/$/, "")}${path}`);
    const { protocol, hostname, port, host, pathname, searchParams } = url;
    const method = body === undefined ? "GET" : "POST";
    const place = { protocol, hostname, ...(port && { port: Number(port) }), path: pathname };
    const content = body === undefined ? {} : { body };
    const asked = { method, ...place, query: Object.fromEntries(searchParams), ...content };
    const signed = await signer.sign({ ...asked, headers: { ...headers, host } }, { signingDate: now() });
    const { host: _, ...sent } = signed.headers;
    const signal = AbortSignal.timeout(patienceMillis);
    const answer = await fetch(url, { method, headers: sent, signal, ...content });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(
        `${service} answered ${answer.status} ${/<Code>(\w+)|"__type":"(\w+)/.exec(text)?.[0] ?? ""}`,
      );
    return text;
  };
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return {
    /** For services with form requests and XML responses. */
    query: async (service: string, asked: Readonly<Record<string, string>>): Promise<unknown> =>
      xml.parse(await send(service, { headers: form, body: new URLSearchParams(asked).toString() })),
    /** For services with GET requests and JSON responses. */
    get: async (service: string, path: string): Promise<unknown> => JSON.parse(await send(service, { path })),
    /** Waits for the function's end. */
    invoke: async (functionName: string, event: object): Promise<unknown> => {
      const path = `/2015-03-31/functions/${functionName}/invocations`;
      const call = { path, body: JSON.stringify(event), patienceMillis: maxMillis };
      const answer = await send("lambda", call);
      return JSON.parse(answer || "null");
    },
    /** For services with JSON requests, by the name of the operation. */
    json: async (service: string, target: string, asked: object): Promise<unknown> => {
      const headers = { "content-type": "application/x-amz-json-1.1", "x-amz-target": target };
      return JSON.parse(await send(service, { headers, body: JSON.stringify(asked) }));
    },
  };
};
export type AwsCalls = ReturnType<typeof awsCalls>;
