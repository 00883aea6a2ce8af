import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { leanStripe } from "#lib/lean-stripe.ts";
import { leanZod } from "#lib/lean-zod.ts";
import { type SourceChange, instead, replace } from "#lib/source-change.ts";

/** The errors of the SDK that a function knows by their class. Any other is an instance of its client's own `…ServiceException`, under its own name. */
export const errorsKnownByClass = ["TransactionCanceledException"];

/** A client puts its resources together itself, and asks for each by name. */
const pluginsThatDoNothing = (...names: readonly string[]): string =>
  names.map((name) => `export const ${name} = () => ({ applyToStack: () => {} });`).join("\n");

const awsSdk: readonly SourceChange[] = [
  // No operation that is used streams events.
  instead(
    /@smithy\/core\/dist-es\/submodules\/event-streams\/index\.js$/,
    `export class EventStreamSerde { constructor() { throw new Error("Event streams are left out, see lib/leave-out.ts"); } }
     export const eventStreamSerdeProvider = () => ({});
     export const resolveEventStreamSerdeConfig = (config) => config;`,
  ),
  // Its only task is to sign the messages of event streams.
  instead(/@smithy\/signature-v4\/dist-es\/HeaderFormatter\.js$/, "export class HeaderFormatter {}"),
  // DynamoDB has one well-known endpoint a region; discovery is off unless asked for.
  instead(
    /@aws-sdk\/middleware-endpoint-discovery\/dist-es\/index\.js$/,
    `const off = () => false;
     export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: off, configFileSelector: off, default: false };
     export const resolveEndpointDiscoveryConfig = (config) => config;`,
  ),
  // The rules tell China, government clouds and account endpoints apart. The registry lies in one region of the ordinary one.
  instead(
    /@aws-sdk\/client-dynamodb\/dist-es\/endpoint\/endpointResolver\.js$/,
    `export const defaultEndpointResolver = ({ Region, Endpoint }) => ({
       url: new URL(Endpoint ?? \`https://dynamodb.\${Region}.amazonaws.com\`),
       properties: {},
       headers: {},
     });`,
  ),
  // A function is configured by its environment alone, wherever it runs: never by ~/.aws, nor by the metadata of a server.
  instead(
    /shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    `export { CONFIG_PREFIX_SEPARATOR } from "./constants";
     export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });`,
  ),
  instead(
    /getInstanceMetadataRegion\.js$/,
    "export const getInstanceMetadataRegion = async () => undefined;",
  ),
  // Retries are those of the standard mode.
  instead(
    /util-retry\/AdaptiveRetryStrategy\.js$/,
    'export { StandardRetryStrategy as AdaptiveRetryStrategy } from "./StandardRetryStrategy";',
  ),
  // Node 24 always has both natively; these stand in where it has not.
  instead(/checksum\/sha256\/Sha256Js\.js$/, "export class Sha256Js {}"),
  instead(/checksum\/crc32\/Crc32Js\.js$/, "export class Crc32Js {}"),
  // Random ids come from Node's own crypto. The web's, which is the same, would be loaded for them alone.
  instead(
    /submodules\/serde\/uuid\/v4\.js$/,
    'import { randomUUID } from "node:crypto"; export const bindV4 = () => () => randomUUID();',
  ),
  replace(/@smithy\/core\/dist-es\/submodules\/serde\/index\.js$/, [
    'import { getRandomValues } from "node:crypto";',
    "const getRandomValues = undefined;",
  ]),
  // Answers come as Node's streams. To be able to check one that came as a web stream loads all of those.
  instead(/util-stream\/checksum\/ChecksumStream\.browser\.js$/, "export class ChecksumStream {}"),
  // No function sends a file from its disk. Looking for one loads all of Node's file streams.
  replace(
    /util-body-length\/calculateBodyLength\.js$/,
    ['import { ReadStream, fstatSync, lstatSync } from "node:fs";', ""],
    [/else if \(body instanceof ReadStream\) \{[\s\S]*?\n {4}\}\n(?= {4}throw)/, ""],
  ),
  // Clients whose endpoints follow rules say so themselves; DynamoDB's need none of it.
  replace(/submodules\/client\/util-endpoints\/aws\.js$/, [
    "customEndpointFunctions.aws = awsEndpointFunctions;",
    "",
  ]),
  // The names of the regions in English. A region's partition is found by its pattern.
  replace(/util-endpoints\/lib\/aws\/partitions\.js$/, [
    /"regions": \{(?:\s*"[^"]+": \{\s*"description": "[^"]*"\s*\},?)+\s*\}/g,
    '"regions": {}',
  ]),
  // Which version of the SDK calls in which way: AWS counts it, and answers the same without.
  instead(
    /middleware-user-agent\/user-agent-middleware\.js$/,
    pluginsThatDoNothing("userAgentMiddleware", "getUserAgentMiddlewareOptions", "getUserAgentPlugin"),
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
  // Lets Lambda notice functions that call each other in circles through SQS, SNS or S3. None of ours is called by those it calls.
  instead(
    /middleware-recursion-detection\/getRecursionDetectionPlugin\.js$/,
    pluginsThatDoNothing("getRecursionDetectionPlugin"),
  ),
  // Logs every call to a logger, which no client is given.
  instead(
    /middleware-logger\/loggerMiddleware\.js$/,
    pluginsThatDoNothing("loggerMiddleware", "loggerMiddlewareOptions", "getLoggerPlugin"),
  ),
  instead(/smithy-client\/schemaLogFilter\.js$/, "export const schemaLogFilter = (schema, data) => data;"),
  // Warns of an old Node; Lambda's is 24.
  instead(
    /submodules\/client\/emitWarningIfUnsupportedVersion\.js$/,
    "export const state = {}; export const emitWarningIfUnsupportedVersion = () => {};",
  ),
  // A client asks its own package.json for its version only.
  {
    file: /@aws-sdk\/[^/]+\/package\.json$/,
    change: (source) => JSON.stringify(JSON.parse(source), ["version"]),
  },
  // Dozens of classes with their schemas, most of operations that are never called.
  replace(/@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/, [
    new RegExp(`^n0_registry\\.registerError\\((?!${errorsKnownByClass.join("|")})\\w+\\$.*$`, "gm"),
    "",
  ]),
];

const changes = [...awsSdk, ...leanStripe, leanZod];

/**
 * Leaves out what no function runs: about a third of each bundle, which Lambda would load and Node compile at every cold start.
 * Nothing that stays behaves in another way.
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
