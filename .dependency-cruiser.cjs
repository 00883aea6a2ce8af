const { globSync } = require("node:fs");
const { dirname, join } = require("node:path");

const sdk = "node_modules/(?:@aws-sdk|@smithy|@aws-crypto|@middy|@aws-lambda-powertools)/";

/** Every room has these folders. A domain's files import from those that stand before it. */
const domains = [
  "platform",
  "people",
  "bikes",
  "shops",
  "points",
  "stickers",
  "ads",
  "thefts",
  "messages",
  "ownership",
  "checks",
  "moderation",
  "office",
  "privacy",
  "notifications",
  "app",
];

const foldersOf = (pattern) => [
  ...new Set(globSync(pattern, { cwd: __dirname }).map((file) => dirname(file))),
];

/** The second folder below a room: `lambdas/bikes/search`, `web/src/bikes/search`. */
const functionFolders = foldersOf("lambdas/*/*/{handler,triggers,watch,*-handler}.ts");
const pageFolders = [
  ...new Set(
    globSync("web/src/*/*/**/*Page.tsx", { cwd: __dirname })
      .map((file) => join(...file.split("/").slice(0, 4)))
      .filter((folder) => !/^web\/src\/(?:platform|app)\//.test(folder)),
  ),
];
const leaves = `^(?:${[...functionFolders, ...pageFolders].join("|")})/`;

/** Functions, pages, jobs and deliveries are nobody's foundation: they may know every domain. */
const mayKnowAll = [leaves, "^lambdas/(?!platform/)[^/]+/(?:deliveries/|.+\\.job\\.ts$)"];

const leftwards = ["contract", "lambdas", "web/src"].flatMap((room) =>
  domains.slice(0, -1).map((domain, place) => ({
    name: "domains-import-leftwards",
    severity: "error",
    from: { path: `^${room}/${domain}/`, pathNot: mayKnowAll },
    to: { path: `^${room}/(?:${domains.slice(place + 1).join("|")})/` },
  })),
);

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      // Only the build knows what an address is; it fails where there is no such file.
      to: { couldNotResolve: true, pathNot: ["^aws-lambda$", "\\?url$"] },
    },
    {
      name: "contract-imports-zod-and-itself",
      severity: "error",
      from: { path: "^contract/" },
      to: { pathNot: ["^contract/", "node_modules/zod/"] },
    },
    {
      name: "web-knows-no-back-end",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(?:bin|lambdas|lib|local)/" },
    },
    {
      name: "lambdas-know-only-the-contract",
      severity: "error",
      from: { path: "^lambdas/" },
      to: { path: "^(?:bin|lib|local|web)/" },
    },
    {
      name: "lib-sees-contract-and-environments",
      severity: "error",
      from: { path: "^lib/" },
      to: {
        path: "^(?:bin|lambdas|local|web)/",
        pathNot: [
          "^lambdas/(?:.+/env|notifications/notifier/entities|platform/table/partitions)\\.ts$",
          "^web/src/app/(?:routes|redirects)\\.ts$",
        ],
      },
    },
    {
      name: "nothing-deployed-knows-the-embedded-cloud",
      severity: "error",
      from: { path: "^(?:bin|lib|lambdas|web|contract)/" },
      to: { path: "^local/" },
    },
    {
      name: "the-embedded-cloud-knows-no-registry",
      severity: "error",
      // What reads pictures knows signs of frame numbers and colours of bikes; who it simulates has a personal number.
      from: { path: "^local/(?:aws/(?!vision/)|build/|clock/|outside/stripe/|state/|template/|thread/)" },
      to: { path: "^(?:bin|contract|lambdas|lib|web)/" },
    },
    ...leftwards,
    {
      name: "web-domains-do-not-know-the-app",
      severity: "error",
      from: { path: "^web/src/(?!app/)" },
      to: { path: "^web/src/app/" },
    },
    {
      name: "functions-and-pages-are-leaves",
      severity: "error",
      from: {
        path: "^(lambdas/[^/]+/[^/]+|web/src/[^/]+/[^/]+)",
        pathNot: ["^(?:lambdas|web/src)/app/", "\\.job\\.ts$"],
      },
      to: { path: leaves, pathNot: "^$1/" },
    },
    {
      name: "jobs-know-functions-of-their-domain",
      severity: "error",
      from: { path: "^(lambdas/[^/]+)/.*\\.job\\.ts$" },
      to: { path: leaves, pathNot: "^$1/" },
    },
    {
      name: "only-http-knows-middy",
      severity: "error",
      from: { pathNot: "^lambdas/platform/http/" },
      to: { path: "node_modules/@middy/" },
    },
    {
      name: "nothing-deployed-knows-the-document-client",
      comment: "It puts the way of each call together anew; tests read tables with it.",
      severity: "error",
      from: { path: "^(?:bin|lib|lambdas|web|contract|local)/" },
      to: { path: "node_modules/@aws-sdk/lib-dynamodb/" },
    },
    {
      name: "rules-know-no-sdk",
      comment: "A file that talks to AWS is named so, aws-….ts, or is a handler or a job.",
      severity: "error",
      from: {
        path: "^lambdas/",
        pathNot: "^lambdas/(?:platform/|.+/(?:aws-[^/]+|handler|triggers|[^/]+\\.job)\\.ts$)",
      },
      to: { path: sdk },
    },
    {
      name: "web-ui-knows-no-data",
      severity: "error",
      from: { path: "^web/src/platform/ui/" },
      to: { path: "^web/src/platform/(?:api|auth)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:node_modules|cdk\\.out|out)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
