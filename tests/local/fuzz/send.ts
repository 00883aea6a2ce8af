import { Agent, request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import type { Draft, Operation } from "./requests.ts";
import { resolved, type Told } from "./links.ts";
import type { Answer } from "./verdict.ts";

export type Ready = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

const asText = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();

/** Keeps the path on its route. */
const inPath = (value: unknown): string => {
  const written = encodeURIComponent(asText(value).slice(0, 1500));
  return /^\.*$/.test(written) ? "unknown" : written;
};

const inQuery = ([name, value]: readonly [string, unknown]): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(asText(value).slice(0, 1500))}`;

export const readyOf = (
  { method, path }: Operation,
  draft: Draft,
  token: string | undefined,
  own: Told,
  others: readonly Told[],
): Ready => {
  const settled = (value: unknown): unknown => resolved(value, own, others);
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(settled(draft.params[name])));
  const query = draft.query.map(([name, value]) => inQuery([name, settled(value)])).join("&");
  const { body } = draft;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    method,
    path: query === "" ? place : `${place}?${query}`,
    headers: { ...draft.headers, ...authorization },
    body: body && ("raw" in body ? body.raw : (JSON.stringify(settled(body.value)) ?? "")),
  };
};

const agent = new Agent({ keepAlive: true });

export const send = (origin: string, { method, path, headers, body }: Ready): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const bytes = Buffer.from(body ?? "");
    const length = body === undefined ? {} : { "content-length": String(bytes.length) };
    const options = { agent, hostname, port, path, method, headers: { ...headers, ...length } };
    const sent = httpRequest(options, (response) => {
      const { statusCode: status = 0, headers: given } = response;
      text(response).then(
        (read) => resolve({ status, type: given["content-type"] ?? "", body: read }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(bytes);
  });
