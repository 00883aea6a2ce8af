import type { IncomingHttpHeaders } from "node:http";

import { percentDecode, percentEncode } from "./percent.ts";
import type { RequestTarget } from "./request-target.ts";

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const canonicalQuery = (query: RequestTarget["query"]): string =>
  query
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]): [string, string] => [percentEncode(name), percentEncode(value)])
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

const dotFree = (path: string): string => {
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  const ending = kept.length > 0 && path.endsWith("/") ? "/" : "";
  return `/${kept.join("/")}${ending}`;
};

const encodeSegments = (path: string): string => path.split("/").map(percentEncode).join("/");

// S3 signs the key as it is; every other service normalises the path and encodes it a second time.
const canonicalPath = (path: string, service: string): string =>
  service === "s3"
    ? path
        .split("/")
        .map((segment) => percentEncode(percentDecode(segment) ?? segment))
        .join("/")
    : encodeSegments(dotFree(path));

const headerValue = (value: string | string[] | undefined): string =>
  String(value ?? "")
    .trim()
    .replaceAll(/\s+/g, " ");

/** The text a signature covers, for one service's rules of paths. */
export const canonicalRequest = (
  request: { method: string; target: RequestTarget; headers: IncomingHttpHeaders },
  signed: { service: string; headers: readonly string[]; payload: string },
): string =>
  [
    request.method,
    canonicalPath(request.target.path, signed.service),
    canonicalQuery(request.target.query),
    ...signed.headers.map((name) => `${name}:${headerValue(request.headers[name])}`),
    "",
    signed.headers.join(";"),
    signed.payload,
  ].join("\n");
