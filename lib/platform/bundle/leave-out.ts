import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { leanZod } from "./lean-zod.ts";
import { type SourceChange, instead, replace } from "./source-change.ts";

/** The SDK errors that code tests with `instanceof`. All others are instances of their client's `…ServiceException`, with their own `name`. */
export const errorsKnownByClass = ["KMSInvalidMacException", "TransactionCanceledException"];

const emptyPlugins = (...names: readonly string[]): string =>
  names.map((name) => `export const ${name} = () => ({ applyToStack: () => {} });`).join("\n");

const awsSdk: readonly SourceChange[] = [
  // No used operation has event streams.
  instead(
    /@smithy\/core\/dist-es\/submodules\/event-streams\/index\.js$/,
    `export class EventStreamSerde { constructor() { throw new Error(); } }
     export const eventStreamSerdeProvider = () => ({});
     export const resolveEventStreamSerdeConfig = (config) => config;`,
  ),
  // Only signs messages of event streams.
  instead(/@smithy\/signature-v4\/dist-es\/HeaderFormatter\.js$/, "export class HeaderFormatter {}"),
  // DynamoDB has one endpoint per region, and discovery is off by default.
  instead(
    /@aws-sdk\/middleware-endpoint-discovery\/dist-es\/index\.js$/,
    `const off = () => false;
     export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: off, configFileSelector: off, default: false };
     export const resolveEndpointDiscoveryConfig = (config) => config;`,
  ),
  // The full resolver handles China, government clouds and account endpoints. The registry runs in one commercial region.
  instead(
    /@aws-sdk\/client-dynamodb\/dist-es\/endpoint\/endpointResolver\.js$/,
    `export const defaultEndpointResolver = ({ Region, Endpoint }) => ({
       url: new URL(Endpoint ?? \`https://dynamodb.\${Region}.amazonaws.com\`),
       properties: {},
       headers: {},
     });`,
  ),
  // Only the environment configures a function, never ~/.aws or instance metadata.
  instead(
    /shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    `export { CONFIG_PREFIX_SEPARATOR } from "./constants";
     export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });`,
  ),
  instead(
    /getInstanceMetadataRegion\.js$/,
    "export const getInstanceMetadataRegion = async () => undefined;",
  ),
  // Only the standard retry mode is used.
  instead(
    /util-retry\/AdaptiveRetryStrategy\.js$/,
    'export { StandardRetryStrategy as AdaptiveRetryStrategy } from "./StandardRetryStrategy";',
  ),
  // Node 24 has both natively.
  instead(/checksum\/sha256\/Sha256Js\.js$/, "export class Sha256Js {}"),
  instead(/checksum\/crc32\/Crc32Js\.js$/, "export class Crc32Js {}"),
  // Node's randomUUID replaces web crypto, which would be loaded for this alone.
  instead(
    /submodules\/serde\/uuid\/v4\.js$/,
    'import { randomUUID } from "node:crypto"; export const bindV4 = () => () => randomUUID();',
  ),
  replace(/@smithy\/core\/dist-es\/submodules\/serde\/index\.js$/, [
    'import { getRandomValues } from "node:crypto";',
    "const getRandomValues = undefined;",
  ]),
  // Responses are Node streams. The check of web streams would load all of those.
  instead(/util-stream\/checksum\/ChecksumStream\.browser\.js$/, "export class ChecksumStream {}"),
  // No function sends a file from disk. The check for one would load all of Node's file streams.
  replace(
    /util-body-length\/calculateBodyLength\.js$/,
    ['import { ReadStream, fstatSync, lstatSync } from "node:fs";', ""],
    [/else if \(body instanceof ReadStream\) \{[\s\S]*?\n {4}\}\n(?= {4}throw)/, ""],
  ),
  // Clients with endpoint rules register these functions themselves, and DynamoDB's client needs none.
  replace(/submodules\/client\/util-endpoints\/aws\.js$/, [
    "customEndpointFunctions.aws = awsEndpointFunctions;",
    "",
  ]),
  // The English names of regions. A region's partition is found by its pattern.
  replace(/util-endpoints\/lib\/aws\/partitions\.js$/, [
    /"regions": \{(?:\s*"[^"]+": \{\s*"description": "[^"]*"\s*\},?)+\s*\}/g,
    '"regions": {}',
  ]),
  // The user agent of the SDK, which AWS only counts.
  instead(
    /middleware-user-agent\/user-agent-middleware\.js$/,
    emptyPlugins("userAgentMiddleware", "getUserAgentMiddlewareOptions", "getUserAgentPlugin"),
  ),
  instead(
    /middleware-user-agent\/configurations\.js$/,
    "export const DEFAULT_UA_APP_ID = undefined; export const resolveUserAgentConfig = (config) => config;",
  ),
  instead(
    /util-user-agent-node\/defaultUserAgent\.js$/,
    `export const crtAvailability = { isCrtAvailable: false };
     export const createDefaultUserAgentProvider = () => async () => [];
     export const defaultUserAgent = createDefaultUserAgentProvider;`,
  ),
  // Detects Lambda functions that call each other in circles. These cannot.
  instead(
    /middleware-recursion-detection\/getRecursionDetectionPlugin\.js$/,
    emptyPlugins("getRecursionDetectionPlugin"),
  ),
  // Logs every call to a logger, which no client has.
  instead(
    /middleware-logger\/loggerMiddleware\.js$/,
    emptyPlugins("loggerMiddleware", "loggerMiddlewareOptions", "getLoggerPlugin"),
  ),
  instead(/smithy-client\/schemaLogFilter\.js$/, "export const schemaLogFilter = (schema, data) => data;"),
  // Warns about old versions of Node, but Lambda runs 24.
  instead(
    /submodules\/client\/emitWarningIfUnsupportedVersion\.js$/,
    "export const state = {}; export const emitWarningIfUnsupportedVersion = () => {};",
  ),
  // Clients read only the version from their package.json.
  {
    file: /@aws-sdk\/[^/]+\/package\.json$/,
    change: (source) => JSON.stringify(JSON.parse(source), ["version"]),
  },
  // Dozens of error classes with schemas, most of them for unused operations.
  replace(
    /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/,
    [new RegExp(`^n0_registry\\.registerError\\((?!${errorsKnownByClass.join("|")})\\w+\\$.*$`, "gm"), ""],
    [new RegExp(`^export var (?!${errorsKnownByClass.join("|")})\\w+\\$ = \\[-3, n0, [^;]*;$`, "gm"), ""],
  ),
];

/** Removes about sixty resources with their schemas; two are used. */
const withoutUnusedResources: SourceChange = replace(
  /stripe\/esm\/stripe\.esm\.node\.js$/,
  [/^import \{ (?!RefundResource|Checkout\b)\w+,? \} from '\.\/resources\/.*$/gm, ""],
  [/^ *this\.\w+ = new (?!RefundResource|Checkout\b)\w+(?:Resource)?\(this\);$/gm, ""],
  ["import { OAuthResource } from './resources.js';", ""],
  ["import * as resources from './resources.js';", "const resources = undefined;"],
  // Handles thin events and events of connected accounts.
  [
    /^import \{ StripeEventNotificationHandler, \} from .*$/m,
    "const StripeEventNotificationHandler = undefined;",
  ],
  ["this.account = this.accounts;", ""],
);

/** A namespace import reads every export of `http`, which loads all of undici. */
const defaultModules: SourceChange = replace(
  /stripe\/esm\/net\/NodeHttpClient\.js$/,
  ["import * as http_ from 'http';", "import http from 'http';"],
  ["import * as https_ from 'https';", "import https from 'https';"],
  ["const http = http_.default || http_;", ""],
  ["const https = https_.default || https_;", ""],
);

const stripe: readonly SourceChange[] = [withoutUnusedResources, defaultModules];

const changes = [...awsSdk, ...stripe, leanZod];

/**
 * Leaves out code that no function runs: about a third of each bundle, which every cold start would load and compile.
 * The remaining code behaves as before.
 */
export const leaveOut: Plugin = {
  name: "leave-out",
  setup(builder) {
    for (const { file, change } of changes)
      builder.onLoad({ filter: file }, async ({ path }) => ({
        contents: change(await readFile(path, "utf8")),
        loader: path.endsWith(".json") ? "json" : "js",
      }));
  },
};
