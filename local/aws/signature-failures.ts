export type SignatureFailure =
  | "missing"
  | "malformed"
  | "unknown-key"
  | "mismatch"
  | "skewed"
  | "expired"
  | "unsigned-header"
  | "other-payload";

type Codes = Record<SignatureFailure, string>;

const jsonCodes: Codes = {
  missing: "MissingAuthenticationTokenException",
  malformed: "IncompleteSignatureException",
  "unknown-key": "UnrecognizedClientException",
  mismatch: "InvalidSignatureException",
  skewed: "InvalidSignatureException",
  expired: "InvalidSignatureException",
  "unsigned-header": "InvalidSignatureException",
  "other-payload": "InvalidSignatureException",
};

const queryCodes: Codes = {
  missing: "MissingAuthenticationToken",
  malformed: "IncompleteSignature",
  "unknown-key": "InvalidClientTokenId",
  mismatch: "SignatureDoesNotMatch",
  skewed: "SignatureDoesNotMatch",
  expired: "SignatureDoesNotMatch",
  "unsigned-header": "SignatureDoesNotMatch",
  "other-payload": "SignatureDoesNotMatch",
};

const s3Codes: Codes = {
  missing: "AccessDenied",
  malformed: "AuthorizationHeaderMalformed",
  "unknown-key": "InvalidAccessKeyId",
  mismatch: "SignatureDoesNotMatch",
  skewed: "RequestTimeTooSkewed",
  expired: "AccessDenied",
  "unsigned-header": "AccessDenied",
  "other-payload": "XAmzContentSHA256Mismatch",
};

const messages: Codes = {
  missing: "Access Denied: the request carries no signature.",
  malformed: "The authorization of the request is incomplete or not of the form AWS4-HMAC-SHA256.",
  "unknown-key": "The access key id is not known here.",
  mismatch: "The request signature we calculated does not match the signature you provided.",
  skewed: "The difference between the request time and the current time is too large.",
  expired: "Request has expired",
  "unsigned-header": "There were headers present in the request which were not signed.",
  "other-payload": "The provided content hash does not match what was received.",
};

const codesByService: Partial<Record<string, Codes>> = { s3: s3Codes, ses: queryCodes, sns: queryCodes };

export type Refusal = { ok: false; code: string; message: string };

/** Says a failure with the error code that clients of the service expect. */
export const refuse = (service: string, failure: SignatureFailure): Refusal => ({
  ok: false,
  code: (codesByService[service] ?? jsonCodes)[failure],
  message: messages[failure],
});
