import * as z from "zod";
import { BikeColour } from "#contract/bikes/bike-types.ts";
import { SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { NumberStanding } from "#contract/bikes/search.ts";
import { Challenge, EncodedSolution } from "#contract/platform/challenges.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PaperCode } from "#contract/platform/paper-code.ts";
import { defineRoutes } from "#contract/platform/route.ts";

export const maxCertificatesOfAddress = 1;
export const maxCertificatesOfAccount = 20;

const CertificateNumber = z.string().regex(/^I-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/, rule("format"));

/** The part of an answer that a certificate stores. It names nobody. */
export const CertifiedAnswer = z.object({
  result: NumberStanding,
  brand: z.string().optional(),
  model: z.string().optional(),
  color: BikeColour.optional(),
  /** The year since which a verified person owns the bike. */
  ownerSince: z.number().int().optional(),
  /** Set if an ad for the bike is shown. */
  forSale: z.literal(true).optional(),
  /** Numbers of stolen bikes that look like this one. */
  alike: z.array(z.string()).optional(),
});
export type CertifiedAnswer = z.infer<typeof CertifiedAnswer>;

/** The content of the signed file, in the order in which it is written. */
export const CertificateFile = z.object({
  issuer: z.url(),
  certificate: CertificateNumber,
  frameNumber: z.string(),
  /** Time of the signature, by the register's clock. */
  at: z.iso.datetime(),
  ...CertifiedAnswer.shape,
  /** Name of a key in the list of public keys. */
  key: z.string(),
});
export type CertificateFile = z.infer<typeof CertificateFile>;

export const CertificateKey = z.object({
  name: z.string(),
  algorithm: z.literal("ECDSA P-256, SHA-256"),
  /** The key's time of use: certificates from outside it are not genuine. */
  from: z.iso.datetime(),
  until: z.iso.datetime().optional(),
  /** A public key in PEM, as openssl reads it. */
  pem: z.string(),
});
export type CertificateKey = z.infer<typeof CertificateKey>;

/** The address of a certificate: its number, and a code that cannot be guessed. */
export const CertificatePlace = z.object({ number: CertificateNumber, code: PaperCode });
export type CertificatePlace = z.infer<typeof CertificatePlace>;

/** The stored certificate does not match its signature. */
const Altered = z.object({ verdict: z.literal("altered") });

const Genuine = z.object({
  verdict: z.literal("genuine"),
  /** The signed file, byte for byte: a `CertificateFile` as JSON. */
  file: z.string(),
  /** DER in base64. */
  signature: z.string(),
  key: CertificateKey,
  checkableUntil: z.iso.datetime(),
  /** The register's answer at the time of the request. */
  now: CertifiedAnswer.extend({ at: z.iso.datetime() }),
  hasChanged: z.boolean(),
});
export type GenuineCertificate = z.infer<typeof Genuine>;

export const ShownCertificate = z.discriminatedUnion("verdict", [Altered, Genuine]);
export type ShownCertificate = z.infer<typeof ShownCertificate>;

/** Other sites show it, so it has only the end of the number. */
export const CertificateBadge = z.discriminatedUnion("verdict", [
  Altered,
  z.object({
    verdict: z.literal("genuine"),
    frameNumber: z.string(),
    checkedAt: z.iso.datetime(),
    result: NumberStanding,
    /** The register's answer and clock now. */
    resultNow: NumberStanding,
    now: z.iso.datetime(),
  }),
]);
export type CertificateBadge = z.infer<typeof CertificateBadge>;

const OwnCertificate = CertificatePlace.extend({
  frameNumber: z.string(),
  at: z.iso.datetime(),
  result: NumberStanding,
});
export type OwnCertificate = z.infer<typeof OwnCertificate>;

const Asked = z.object({ frameNumber: SoughtFrameNumber });

const badgeSeconds = 60;
const keysSeconds = 60 * 60;

export const certificateRoutes = defineRoutes({
  getCertificateChallenge: {
    method: "GET",
    path: "/certificates/challenge",
    access: "public",
    summary: "Get a proof-of-work challenge before asking for a certificate without an account",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  getCertificateKeys: {
    method: "GET",
    path: "/certificates/keys",
    access: "public",
    summary:
      "List the public keys of certificates, former ones too; also /.well-known/cykelregistret-keys.json",
    response: z.object({ keys: z.array(CertificateKey) }),
    problems: [],
    cacheSeconds: keysSeconds,
    anyOrigin: true,
  },
  makeCertificate: {
    method: "POST",
    path: "/certificates/new",
    access: "public",
    summary: "Check a frame number and get a signed certificate of the answer, one a day without an account",
    body: Asked.extend({ solution: EncodedSolution }),
    response: CertificatePlace,
    problems: ["bot-check-failed", "certificate-limit-reached", "personal-number-typed"],
  },
  showCertificate: {
    method: "GET",
    path: "/certificates/{number}/{code}",
    access: "public",
    summary: "Check whether a certificate is genuine and whether the answer has changed since",
    params: CertificatePlace,
    response: ShownCertificate,
    problems: ["certificate-not-found"],
  },
  showBadge: {
    method: "GET",
    path: "/certificates/{number}/{code}/badge",
    access: "public",
    summary: "Get what the badge of a certificate shows on pages of others",
    params: CertificatePlace,
    response: CertificateBadge,
    problems: ["certificate-not-found"],
    cacheSeconds: badgeSeconds,
    anyOrigin: true,
  },
  makeOwnCertificate: {
    method: "POST",
    path: "/me/certificates",
    access: "signed-in",
    summary: "Check a frame number and get a signed certificate of the answer, kept in the account's list",
    body: Asked,
    response: CertificatePlace,
    idempotent: true,
    problems: ["certificate-limit-reached", "personal-number-typed"],
  },
  listCertificates: {
    method: "GET",
    path: "/me/certificates",
    access: "signed-in",
    summary: "List one's certificates, newest first",
    query: PageQuery,
    response: pageOf(OwnCertificate),
    problems: ["invalid-cursor"],
  },
});
