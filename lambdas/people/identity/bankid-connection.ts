import { type IncomingMessage, type RequestOptions, request as requestPlain } from "node:http";
import { Agent, request as requestSecure } from "node:https";
import { EidError } from "./eid.ts";

/** Our client certificate, and the CA we trust. */
export type Certificate = {
  readonly pfx: Buffer;
  readonly passphrase: string;
  /** BankID's own root; no public CA signs its servers. */
  readonly ca: string;
};

type Answer = { readonly status: number; readonly body: string };
export type Connection = (path: string, body: object) => Promise<Answer>;

/** Milliseconds: the API gives up after 30 s, people long before. */
const requestTimeout = 6000;
const maxBytes = 256 * 1024;

const read = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw new Error("TOO_LONG");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
};

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "UNKNOWN";
  return "code" in error ? String(error.code) : error.name;
};

/** A kept-alive socket was closed by the server, so the request did not arrive. */
class ClosedMeanwhile extends Error {}

const post = (url: URL, options: RequestOptions, content: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const begin = url.protocol === "https:" ? requestSecure : requestPlain;
    const request = begin(url, options, resolve);
    request.on("error", (error) => {
      const isStale = request.reusedSocket && codeOf(error) === "ECONNRESET";
      reject(isStale ? new ClosedMeanwhile(error.message) : error);
    });
    request.end(content);
  });

const send = async (url: URL, options: RequestOptions, content: string): Promise<IncomingMessage> => {
  try {
    return await post(url, options, content);
  } catch (error) {
    if (error instanceof ClosedMeanwhile) return post(url, options, content);
    throw error;
  }
};

/** Creates the agent on first use and keeps it for the process; a failed attempt is retried by the next order. */
const keepAgent = (certificate: () => Promise<Certificate>): (() => Promise<Agent>) => {
  let agent: Agent | undefined;
  return async () => {
    agent ??= new Agent({ ...(await certificate()), keepAlive: true, minVersion: "TLSv1.2" });
    return agent;
  };
};

/** Posts JSON to BankID with mutual TLS. Plain http is for a local simulator. */
export const connectToBankId = (
  base: string,
  certificate: () => Promise<Certificate>,
  wait = requestTimeout,
): Connection => {
  const agentOf = keepAgent(certificate);
  return async (path, body) => {
    const url = new URL(`${base}${path}`);
    const content = JSON.stringify(body);
    // BankID rejects a content type with a charset.
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(content) };
    const agent = url.protocol === "https:" ? { agent: await agentOf() } : {};
    try {
      const signal = AbortSignal.timeout(wait);
      const response = await send(url, { method: "POST", headers, signal, ...agent }, content);
      return { status: response.statusCode ?? 0, body: await read(response) };
    } catch (error) {
      throw new EidError("down", `BankID could not be reached: ${codeOf(error)}`);
    }
  };
};
