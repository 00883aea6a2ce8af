export type SignatureFailure =
  | "missing"
  | "malformed"
  | "unknown-key"
  | "other-token"
  | "expired-token"
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
  "other-token": "UnrecognizedClientException",
  "expired-token": "ExpiredTokenException",
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
  "other-token": "InvalidClientTokenId",
  "expired-token": "ExpiredToken",
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
  "other-token": "InvalidToken",
  "expired-token": "ExpiredToken",
  mismatch: "SignatureDoesNotMatch",
  skewed: "RequestTimeTooSkewed",
  expired: "AccessDenied",
  "unsigned-header": "AccessDenied",
  "other-payload": "XAmzContentSHA256Mismatch",
};

const messages: Codes = {
  missing: "Access Denied: the request carries no signature.",
  malformed: "The authorization of the request is incomplete or not of the form AWS4-HMAC-SHA256.",
  "unknown-key": "The security token included in the request is invalid.",
  "other-token": "The security token included in the request is invalid.",
  "expired-token": "The security token included in the request is expired",
  mismatch: "The request signature we calculated does not match the signature you provided.",
  skewed: "The difference between the request time and the current time is too large.",
  expired: "Request has expired",
  "unsigned-header": "There were headers present in the request which were not signed.",
  "other-payload": "The provided content hash does not match what was received.",
};

const s3Messages: Codes = {
  ...messages,
  "unknown-key": "The AWS Access Key Id you provided does not exist in our records.",
  "other-token": "The provided token is malformed or otherwise invalid.",
  "expired-token": "The provided token has expired.",
};

type Words = { readonly codes: Codes; readonly messages: Codes };

const query: Words = { codes: queryCodes, messages };

const wordsOf: Partial<Record<string, Words>> = {
  cloudfront: query,
  s3: { codes: s3Codes, messages: s3Messages },
  ses: query,
  sns: query,
};

export type Refusal = { ok: false; code: string; message: string };

export const refuse = (service: string, failure: SignatureFailure): Refusal => {
  const words = wordsOf[service] ?? { codes: jsonCodes, messages };
  return { ok: false, code: words.codes[failure], message: words.messages[failure] };
};
