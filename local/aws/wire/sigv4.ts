import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Credentials } from "./credentials.ts";
import type { Clock, CloudContext } from "#local/cloud.ts";
import type { Asker } from "#local/aws/iam/demand.ts";
import { readTarget, type RequestTarget } from "./request-target.ts";
import { sameText } from "./same-text.ts";
import { readClaim, type SignatureClaim } from "./signature-claim.ts";
import { refuse, type Refusal, type SignatureFailure } from "./signature-failures.ts";
import { signerOf } from "./signer.ts";
import { signText } from "./signing-key.ts";
import { percentDecode, percentEncode } from "./percent.ts";

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
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  const ending = segments.length > 0 && path.endsWith("/") ? "/" : "";
  return `/${segments.join("/")}${ending}`;
};

const encodeSegments = (path: string): string => path.split("/").map(percentEncode).join("/");

// S3 signs the path as it is; all other services normalise it and encode it twice.
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

const canonicalRequest = (
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

/** `url` is path and query as received. */
type SignedHead = { method: string; url: string; headers: IncomingHttpHeaders };

type ExpectedSigner = Pick<CloudContext, "access"> & {
  credentials: Credentials;
  clock: Clock;
  service: string;
};

type Signed = { ok: true; asker: Asker };

const largestSkew = 15 * 60_000;

const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

const timeFailure = (claim: SignatureClaim, now: number): SignatureFailure | undefined => {
  if (claim.expiresIn === undefined)
    return Math.abs(now - claim.signedAt) > largestSkew ? "skewed" : undefined;
  if (now > claim.signedAt + claim.expiresIn * 1000) return "expired";
  return claim.signedAt - now > largestSkew ? "skewed" : undefined;
};

const hasUnsignedHeader = (claim: SignatureClaim, headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some(
    (name) =>
      name.startsWith("x-amz-") &&
      !claim.signedHeaders.includes(name) &&
      // Clients repeat a presigned URL's payload hash from the query as a header.
      !(name === "x-amz-content-sha256" && claim.expiresIn !== undefined),
  );

const declaredPayload = (claim: SignatureClaim, target: RequestTarget, headers: IncomingHttpHeaders) => {
  const inQuery = target.query.find(([name]) => name === "X-Amz-Content-Sha256")?.[1];
  if (claim.expiresIn !== undefined) return inQuery;
  return headers["x-amz-content-sha256"]?.toString();
};

const tokenIn = (target: RequestTarget, headers: IncomingHttpHeaders): string | undefined =>
  headers["x-amz-security-token"]?.toString() ??
  target.query.find(([name]) => name === "X-Amz-Security-Token")?.[1];

const headFailure = (
  claim: SignatureClaim,
  request: SignedHead & { target: RequestTarget },
  { clock, service, credentials }: Omit<ExpectedSigner, "access">,
  payload: string,
): SignatureFailure | undefined => {
  if (claim.service !== service) return "malformed";
  const canonical = canonicalRequest(request, { service, headers: claim.signedHeaders, payload });
  const scope = `${claim.day}/${claim.region}/${service}/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", claim.date, scope, sha256(canonical)].join("\n");
  if (!sameText(claim.signature, signText(credentials.secretAccessKey, claim, text))) return "mismatch";
  if (hasUnsignedHeader(claim, request.headers)) return "unsigned-header";
  return timeFailure(claim, clock.now());
};

/**
 * Verifies a signature before the body arrives; `payload` is the signed content hash or marker, `undeclared`
 * its default.
 */
export const verifyHead = (
  request: SignedHead,
  expected: ExpectedSigner,
  undeclared: string,
): (Signed & { payload: string }) | Refusal => {
  const target = readTarget(request.url);
  const claim = readClaim(target, request.headers);
  if (typeof claim === "string") return refuse(expected.service, claim);
  const payload = declaredPayload(claim, target, request.headers) ?? undeclared;
  const signer = signerOf(expected, claim.accessKeyId, tokenIn(target, request.headers));
  if (typeof signer === "string") return refuse(expected.service, signer);
  const failure = headFailure(claim, { ...request, target }, { ...expected, ...signer }, payload);
  return failure === undefined
    ? { ok: true, payload, asker: signer.asker }
    : refuse(expected.service, failure);
};

/** Verifies a whole request, signed in its header or by a presigned URL. */
export const verifySignature = (
  request: SignedHead & { body: Buffer },
  expected: ExpectedSigner,
): Signed | Refusal => {
  const bodyHash = sha256(request.body);
  const head = verifyHead(request, expected, expected.service === "s3" ? "UNSIGNED-PAYLOAD" : bodyHash);
  if (!head.ok) return head;
  const unhashed = head.payload === "UNSIGNED-PAYLOAD" || head.payload.startsWith("STREAMING-");
  return unhashed || head.payload === bodyHash
    ? { ok: true, asker: head.asker }
    : refuse(expected.service, "other-payload");
};
