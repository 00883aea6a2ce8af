import type { IncomingMessage } from "node:http";
import { readBody } from "#local/aws/wire/read-body.ts";
import { replay } from "#local/aws/wire/replay.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import type { ServiceName } from "./services.ts";

const largestForm = 64 * 1024 * 1024;

const s3Operation = (request: IncomingMessage, rest: string): string => {
  const { path, query } = readTarget(rest);
  const isObject = /^\/[^/]+\/./.test(path);
  const names: Record<string, string> = {
    GET: isObject ? "GetObject" : "ListObjectsV2",
    HEAD: "HeadObject",
    DELETE: "DeleteObject",
    POST: query.some(([name]) => name === "delete") ? "DeleteObjects" : "PostObject",
    PUT: "x-amz-copy-source" in request.headers ? "CopyObject" : "PutObject",
  };
  return names[request.method ?? ""] ?? "";
};

const stripeOperation = ({ method }: IncomingMessage, rest: string): string => {
  const path = rest.split("?", 1)[0] ?? "";
  if (path === "/refunds") return "createRefund";
  if (path.endsWith("/expire")) return "expireSession";
  return method === "POST" ? "createSession" : "retrieveSession";
};

/** Names the operation as the service names it; returns the request to pass on, because reading a form consumes its body. */
export const operationOf = async (
  service: ServiceName,
  prefix: string,
  request: IncomingMessage,
): Promise<{ operation: string; request: IncomingMessage }> => {
  const rest = (request.url ?? "").slice(prefix.length);
  switch (service) {
    case "s3":
      return { operation: s3Operation(request, rest), request };
    case "stripe":
      return { operation: stripeOperation(request, rest), request };
    case "bankid":
      return { operation: rest.slice(1), request };
    case "lambda":
      return { operation: "Invoke", request };
    case "cloudfront":
      return { operation: "CreateInvalidation", request };
    case "appsync":
      return {
        operation: request.headers.authorization?.startsWith("AWS4-") === true ? "publish" : "query",
        request,
      };
    case "ses":
    case "sns": {
      const body = await readBody(request, largestForm);
      const operation = new URLSearchParams(body.toString()).get("Action") ?? "";
      return { operation, request: replay(request, body) };
    }
    default:
      return {
        operation:
          String(request.headers["x-amz-target"] ?? "")
            .split(".")
            .at(-1) ?? "",
        request,
      };
  }
};
