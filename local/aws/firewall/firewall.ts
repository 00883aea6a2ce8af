import type { Clock } from "#local/cloud.ts";
import type { FirewallConfig, ManagedRules, RateRule, Refusal } from "#local/template/readers/firewalls.ts";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { type Judged, matches } from "./matches.ts";

type Inspected = Judged & {
  /** Undecoded, without the question mark. */
  readonly query: string;
  readonly body: Buffer;
};

const bodyLimit = 8192;
const queryLimit = 2048;
const cookieLimit = 10_240;
const pathLimit = 1024;

/** CloudFront passes this much of a body to its firewall. */
const inspectedBody = 16_384;

const decoded = (text: string): string => percentDecode(text.replaceAll("+", " ")) ?? text;
const cookieOf = ({ headers }: Inspected): string => headers.cookie ?? "";
const bodyOf = ({ body }: Inspected): string => body.subarray(0, inspectedBody).toString();

const scripting =
  /<\s*(?:script|iframe|object|embed|svg|img|body)\b[^>]*(?:>|\bon\w+\s*=)|<[^>]+\bon\w+\s*=|javascript:/i;
const climbing = /\.\.[\\/]|\/etc\/passwd/i;
const remote = /(?:https?|ftps?|file):\/\/\d{1,3}(?:\.\d{1,3}){3}/i;
const metadata = /169\.254\.169\.254/;
const robots = /\b(?:nessus|nmap|sqlmap|nikto)\b/i;
const restricted = /\.(?:log|ini|conf|cfg|bak|config)$/i;

/** AWSManagedRulesCommonRuleSet as far as AWS documents it: exact limits, approximate patterns. */
const commonRules: Readonly<Record<string, (request: Inspected) => boolean>> = {
  NoUserAgent_HEADER: ({ headers }) => headers["user-agent"] === undefined,
  UserAgent_BadBots_HEADER: ({ headers }) => robots.test(headers["user-agent"] ?? ""),
  SizeRestrictions_QUERYSTRING: ({ query }) => Buffer.byteLength(query) > queryLimit,
  SizeRestrictions_Cookie_HEADER: (request) => Buffer.byteLength(cookieOf(request)) > cookieLimit,
  SizeRestrictions_BODY: ({ body }) => body.length > bodyLimit,
  SizeRestrictions_URIPATH: ({ path }) => Buffer.byteLength(path) > pathLimit,
  EC2MetaDataSSRF_BODY: (request) => metadata.test(bodyOf(request)),
  EC2MetaDataSSRF_COOKIE: (request) => metadata.test(cookieOf(request)),
  EC2MetaDataSSRF_URIPATH: ({ path }) => metadata.test(decoded(path)),
  EC2MetaDataSSRF_QUERYARGUMENTS: ({ query }) => metadata.test(decoded(query)),
  GenericLFI_QUERYARGUMENTS: ({ query }) => climbing.test(decoded(query)),
  GenericLFI_URIPATH: ({ path }) => climbing.test(decoded(path)),
  GenericLFI_BODY: (request) => climbing.test(bodyOf(request)),
  RestrictedExtensions_URIPATH: ({ path }) => restricted.test(decoded(path)),
  RestrictedExtensions_QUERYARGUMENTS: ({ query }) =>
    query.split("&").some((argument) => restricted.test(decoded(argument))),
  GenericRFI_QUERYARGUMENTS: ({ query }) => remote.test(decoded(query)),
  GenericRFI_BODY: (request) => remote.test(bodyOf(request)),
  GenericRFI_URIPATH: ({ path }) => remote.test(decoded(path)),
  CrossSiteScripting_COOKIE: (request) => scripting.test(decoded(cookieOf(request))),
  CrossSiteScripting_QUERYARGUMENTS: ({ query }) => scripting.test(decoded(query)),
  CrossSiteScripting_BODY: (request) => scripting.test(bodyOf(request)),
  CrossSiteScripting_URIPATH: ({ path }) => scripting.test(decoded(path)),
};

export type Firewall = {
  /** Counts a request; returns the refusal, or undefined if it may pass. */
  judge(address: string, request: Judged): Refusal | undefined;
  inspect(request: Inspected): Refusal | undefined;
};

const blocked: Refusal = {
  status: 403,
  contentType: "text/html",
  headers: { "x-cache": "Error from cloudfront" },
  body: "<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY><H1>403 ERROR</H1><H2>The request could not be satisfied.</H2>Request blocked.</BODY></HTML>",
};

/** Only the common rule set is emulated: AWS does not document the patterns of the others. */
const breaksCommonRule = ({ name, of, counted }: ManagedRules, request: Inspected): boolean =>
  name === "AWSManagedRulesCommonRuleSet" &&
  (of === undefined || matches(of, request)) &&
  Object.entries(commonRules).some(([rule, isBroken]) => !counted.includes(rule) && isBroken(request));

/**
 * Stores the last `most` requests of an address; one more is refused while the oldest is within the window.
 */
const counterOf = ({ most, seconds }: RateRule, clock: Clock) => {
  const last = new Map<string, number[]>();
  return (address: string): boolean => {
    const now = clock.now();
    const times = last.get(address) ?? [];
    const oldest = times.length < most ? undefined : times.shift();
    last.set(address, [...times, now]);
    const age = oldest === undefined ? Number.POSITIVE_INFINITY : now - oldest;
    return age >= 0 && age < seconds * 1000;
  };
};

/**
 * Evaluates rate rules and the common rule set; refused requests count too, so a client must slow down to be
 * let in again.
 */
export const createFirewall = ({ rules, managed }: FirewallConfig, clock: Clock): Firewall => {
  const counted = rules.map((rule) => ({ rule, isTooMany: counterOf(rule, clock) }));
  return {
    judge: (address, request) => {
      for (const { rule, isTooMany } of counted)
        if ((rule.of === undefined || matches(rule.of, request)) && isTooMany(address)) return rule.refusal;
      return undefined;
    },
    inspect: (request) => (managed.some((group) => breaksCommonRule(group, request)) ? blocked : undefined),
  };
};
