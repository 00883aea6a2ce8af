import { percentDecode } from "#local/aws/percent.ts";

/** What of a request the rules look at. */
export type Inspected = {
  readonly userAgent: string | undefined;
  readonly cookie: string;
  readonly path: string;
  /** As it was sent, without the question mark. */
  readonly query: string;
  readonly body: Buffer;
};

const bodyLimit = 8192;
const queryLimit = 2048;
const cookieLimit = 10_240;
const pathLimit = 1024;

/** A rule sees no more of a body than this at CloudFront. */
const inspectedBody = 16_384;

const decoded = (text: string): string => percentDecode(text.replaceAll("+", " ")) ?? text;
const bodyOf = ({ body }: Inspected): string => body.subarray(0, inspectedBody).toString();

const scripting =
  /<\s*(?:script|iframe|object|embed|svg|img|body)\b[^>]*(?:>|\bon\w+\s*=)|<[^>]+\bon\w+\s*=|javascript:/i;
const climbing = /\.\.[\\/]|\/etc\/passwd/i;
const remote = /(?:https?|ftps?|file):\/\/\d{1,3}(?:\.\d{1,3}){3}/i;
const metadata = /169\.254\.169\.254/;
const robots = /\b(?:nessus|nmap|sqlmap|nikto)\b/i;
const restricted = /\.(?:log|ini|conf|cfg|bak|config)$/i;

/** The rules of AWSManagedRulesCommonRuleSet as far as AWS tells of them: limits to the letter, patterns for what is plain. */
export const commonRules: Readonly<Record<string, (request: Inspected) => boolean>> = {
  NoUserAgent_HEADER: ({ userAgent }) => userAgent === undefined,
  UserAgent_BadBots_HEADER: ({ userAgent = "" }) => robots.test(userAgent),
  SizeRestrictions_QUERYSTRING: ({ query }) => Buffer.byteLength(query) > queryLimit,
  SizeRestrictions_Cookie_HEADER: ({ cookie }) => Buffer.byteLength(cookie) > cookieLimit,
  SizeRestrictions_BODY: ({ body }) => body.length > bodyLimit,
  SizeRestrictions_URIPATH: ({ path }) => Buffer.byteLength(path) > pathLimit,
  EC2MetaDataSSRF_BODY: (request) => metadata.test(bodyOf(request)),
  EC2MetaDataSSRF_COOKIE: ({ cookie }) => metadata.test(cookie),
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
  CrossSiteScripting_COOKIE: ({ cookie }) => scripting.test(decoded(cookie)),
  CrossSiteScripting_QUERYARGUMENTS: ({ query }) => scripting.test(decoded(query)),
  CrossSiteScripting_BODY: (request) => scripting.test(bodyOf(request)),
  CrossSiteScripting_URIPATH: ({ path }) => scripting.test(decoded(path)),
};
