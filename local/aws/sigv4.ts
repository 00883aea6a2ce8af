import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

import type { Credentials } from "#local/aws/credentials.ts";
import type { Clock, CloudContext } from "#local/cloud.ts";
import type { Asker } from "#local/iam/demand.ts";

import { canonicalRequest } from "./canonical-request.ts";
import { readTarget } from "./request-target.ts";
import type { RequestTarget } from "./request-target.ts";
import { sameText } from "./same-text.ts";
import { readClaim } from "./signature-claim.ts";
import type { SignatureClaim } from "./signature-claim.ts";
import { refuse } from "./signature-failures.ts";
import type { Refusal, SignatureFailure } from "./signature-failures.ts";
import { signerOf } from "./signer.ts";
import { signText } from "./signing-key.ts";

/** A request without its body; `url` is path and query as received. */
type SignedHead = { method: string; url: string; headers: IncomingHttpHeaders };

type ExpectedSigner = Pick<CloudContext, "access"> & {
  credentials: Credentials;
  clock: Clock;
  service: string;
};

/** A signature that is right, and whose it is. */
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
      // A presigned URL carries its payload hash in the query, and clients repeat it as a header.
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

/** Verifies a signature before the body has arrived; `payload` is the content hash or marker it covers, `undeclared` the one to use where none was sent. */
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

/** Verifies a whole request signed in its header or by a presigned URL; `code` is the error code the service's clients expect. */
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
