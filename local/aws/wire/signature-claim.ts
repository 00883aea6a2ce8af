import type { IncomingHttpHeaders } from "node:http";
import { parseAmzDate } from "./amz-date.ts";
import type { RequestTarget } from "./request-target.ts";

export type SignatureClaim = {
  readonly accessKeyId: string;
  readonly day: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly date: string;
  readonly signedAt: number;
  /** Lifetime of a presigned URL in seconds; undefined for a signature in the header. */
  readonly expiresIn: number | undefined;
};

type Fields = { credential: string; signedHeaders: string; signature: string; date: string };

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;
const maxLifeSeconds = 604_800;

const complete = (fields: Fields, expiresIn: number | undefined): SignatureClaim | "malformed" => {
  const [accessKeyId, day, region, service, ending, ...rest] = fields.credential.split("/");
  const signedAt = parseAmzDate(fields.date);
  if (!accessKeyId || !day || !region || !service || ending !== "aws4_request" || rest.length > 0)
    return "malformed";
  if (Number.isNaN(signedAt) || !fields.date.startsWith(`${day}T`)) return "malformed";
  const signedHeaders = fields.signedHeaders.split(";");
  if (!signedHeaders.includes("host")) return "malformed";
  return { ...fields, accessKeyId, day, region, service, signedHeaders, signedAt, expiresIn };
};

const fromHeader = (header: string, headers: IncomingHttpHeaders): SignatureClaim | "malformed" => {
  const [, credential = "", signedHeaders = "", signature = ""] = authorization.exec(header) ?? [];
  return complete({ credential, signedHeaders, signature, date: String(headers["x-amz-date"]) }, undefined);
};

const fromQuery = (target: RequestTarget): SignatureClaim | "malformed" => {
  const names = target.query.map(([name]) => name);
  // A repeated parameter could be read differently here and by the operation.
  if (names.some((name, at) => name.startsWith("X-Amz-") && names.indexOf(name) !== at)) return "malformed";
  const get = (name: string): string => target.query.find(([key]) => key === name)?.[1] ?? "";
  const expiresIn = Number(get("X-Amz-Expires"));
  if (!Number.isInteger(expiresIn) || expiresIn < 1 || expiresIn > maxLifeSeconds) return "malformed";
  if (get("X-Amz-Algorithm") !== "AWS4-HMAC-SHA256") return "malformed";
  const credential = get("X-Amz-Credential");
  const signedHeaders = get("X-Amz-SignedHeaders");
  return complete(
    { credential, signedHeaders, signature: get("X-Amz-Signature"), date: get("X-Amz-Date") },
    expiresIn,
  );
};

export const readClaim = (
  target: RequestTarget,
  headers: IncomingHttpHeaders,
): SignatureClaim | "missing" | "malformed" => {
  const presigned = target.query.some(([name]) => name === "X-Amz-Signature");
  if (headers.authorization !== undefined)
    return presigned ? "malformed" : fromHeader(headers.authorization, headers);
  return presigned ? fromQuery(target) : "missing";
};
