import type { Refusal } from "#local/aws/wire/signature-failures.ts";

const known = {
  AccessDenied: [403, "Access Denied"],
  BadDigest: [400, "The checksum you specified did not match the calculated checksum."],
  EntityTooLarge: [400, "Your proposed upload exceeds the maximum allowed size"],
  EntityTooSmall: [400, "Your proposed upload is smaller than the minimum allowed size"],
  IncompleteBody: [400, "The request body terminated unexpectedly"],
  InvalidAccessKeyId: [403, "The AWS Access Key Id you provided does not exist in our records."],
  InvalidArgument: [400, "Invalid Argument"],
  InvalidPolicyDocument: [400, "Invalid Policy: Invalid JSON or condition."],
  InvalidRange: [416, "The requested range is not satisfiable"],
  InvalidRequest: [400, "Invalid Request"],
  InvalidToken: [400, "The provided token is malformed or otherwise invalid."],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, "Your key is too long"],
  MalformedPOSTRequest: [400, "The body of your POST request is not well-formed multipart/form-data."],
  MalformedTrailerError: [400, "The request contained trailing data that was not well-formed."],
  MalformedXML: [400, "The XML you provided was not well-formed or did not validate."],
  MaxPostPreDataLengthExceeded: [400, "Your POST request fields preceding the upload file were too large."],
  MethodNotAllowed: [405, "The specified method is not allowed against this resource."],
  NoSuchBucket: [404, "The specified bucket does not exist"],
  NoSuchKey: [404, "The specified key does not exist."],
  NotImplemented: [501, "A header or parameter you provided asks for something this server does not do."],
  PreconditionFailed: [412, "At least one of the pre-conditions you specified did not hold"],
  SignatureDoesNotMatch: [403, "The request signature we calculated does not match the signature provided."],
  XAmzContentSHA256Mismatch: [400, "The provided 'x-amz-content-sha256' header does not match the content."],
} as const satisfies Record<string, readonly [number, string]>;

type S3ErrorCode = keyof typeof known;

export class S3Error extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, string | number>;

  constructor(code: string, status: number, message: string, details: Record<string, string | number> = {}) {
    super(message);
    this.name = "S3Error";
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** `details` become elements of the XML response. */
export const s3Error = (
  code: S3ErrorCode,
  message: string = known[code][1],
  details: Record<string, string | number> = {},
): S3Error => new S3Error(code, known[code][0], message, details);

const malformed = new Set([
  "AuthorizationHeaderMalformed",
  "ExpiredToken",
  "InvalidToken",
  "XAmzContentSHA256Mismatch",
]);

export const signatureError = (refusal: Refusal): S3Error => {
  return new S3Error(refusal.code, malformed.has(refusal.code) ? 400 : 403, refusal.message);
};
