import type { IncomingHttpHeaders } from "node:http";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import type { JwtContext } from "./authorize.ts";
import type { Match } from "./route-table.ts";

export type GatewayRequest = {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly sourceIp: string;
  readonly body: Buffer;
  readonly receivedAt: number;
};

export type ApiIdentity = { readonly accountId: string; readonly apiId: string; readonly domain: string };

const textual = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const logTime = (millis: number): string => {
  const [date = "", time = ""] = new Date(millis).toISOString().split("T");
  const [year, month, day] = date.split("-");
  return `${day}/${months[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`;
};

const joinedHeaders = (headers: IncomingHttpHeaders, request: GatewayRequest, api: ApiIdentity) => {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== "cookie")
      joined[name] = Array.isArray(value) ? value.join(",") : value;
  const forwarded = joined["x-forwarded-for"];
  return {
    ...joined,
    host: api.domain,
    "content-length": String(request.body.length),
    "x-forwarded-for": forwarded === undefined ? request.sourceIp : `${forwarded}, ${request.sourceIp}`,
    "x-forwarded-proto": "https",
    "x-forwarded-port": "443",
  };
};

const queryParameters = (query: readonly (readonly [string, string])[]): Record<string, string> => {
  const parameters: Record<string, string> = {};
  for (const [name, value] of query)
    parameters[name] = Object.hasOwn(parameters, name) ? `${parameters[name]},${value}` : value;
  return parameters;
};

const bodyFields = ({ body, headers }: GatewayRequest) => {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = textual.test(headers["content-type"] ?? "");
  return { body: body.toString(isText ? "utf8" : "base64"), isBase64Encoded: !isText };
};

const optional = (name: string, values: Record<string, string>) =>
  Object.keys(values).length === 0 ? {} : { [name]: values };

const context = (
  request: GatewayRequest,
  { route }: Match,
  jwt: JwtContext | undefined,
  api: ApiIdentity,
) => ({
  accountId: api.accountId,
  apiId: api.apiId,
  ...(jwt === undefined ? {} : { authorizer: { jwt } }),
  domainName: api.domain,
  domainPrefix: api.apiId,
  http: {
    method: request.method,
    path: decodedPath(request.url),
    protocol: "HTTP/1.1",
    sourceIp: request.sourceIp,
    userAgent: request.headers["user-agent"] ?? "",
  },
  requestId: request.requestId,
  routeKey: route.key,
  stage: "$default",
  time: logTime(request.receivedAt),
  timeEpoch: request.receivedAt,
});

// HTTP APIs pass the path decoded, unlike REST APIs and function URLs.
const decodedPath = (url: string): string => {
  const { path } = readTarget(url);
  return percentDecode(path) ?? path;
};

export const toEvent = (
  request: GatewayRequest,
  match: Match,
  jwt: JwtContext | undefined,
  api: ApiIdentity,
): Record<string, unknown> => {
  const { query } = readTarget(request.url);
  const { cookie } = request.headers;
  return {
    version: "2.0",
    routeKey: match.route.key,
    rawPath: decodedPath(request.url),
    rawQueryString: request.url.split("?").slice(1).join("?"),
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers: joinedHeaders(request.headers, request, api),
    ...optional("queryStringParameters", queryParameters(query)),
    requestContext: context(request, match, jwt, api),
    ...optional("pathParameters", { ...match.pathParameters }),
    ...bodyFields(request),
  };
};
