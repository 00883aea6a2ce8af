const sdk = "node_modules/(?:@aws-sdk|@smithy|@aws-crypto|@middy|@aws-lambda-powertools)/";

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
          "^lambdas/(?:.+/env|notifier/entities|shared/table/partitions)\\.ts$",
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
      name: "a-feature-knows-no-other",
      severity: "error",
      from: { path: "^lambdas/([^/]+)/", pathNot: "^lambdas/(?:jobs|shared)/" },
      to: { path: "^lambdas/[^/]+/", pathNot: ["^lambdas/$1/", "^lambdas/shared/"] },
    },
    {
      name: "shared-rooms-know-no-feature",
      severity: "error",
      from: { path: "^lambdas/shared/" },
      to: { path: "^lambdas/[^/]+/", pathNot: "^lambdas/shared/" },
    },
    {
      name: "a-web-feature-knows-no-other",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "only-http-knows-middy",
      severity: "error",
      from: { pathNot: "^lambdas/shared/http/" },
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
      comment: "A file that talks to AWS is named so, aws-….ts, or is a handler.",
      severity: "error",
      from: {
        path: "^lambdas/",
        pathNot: "^lambdas/(?:shared/|.+/(?:aws-[^/]+|handler|triggers)\\.ts$|jobs/)",
      },
      to: { path: sdk },
    },
    {
      name: "web-flows-from-ui-to-features-to-app",
      severity: "error",
      from: { path: "^web/src/(?:ui|api|i18n|auth|shared)/" },
      to: { path: "^web/src/(?:features|app)/" },
    },
    {
      name: "web-features-do-not-know-the-app",
      severity: "error",
      from: { path: "^web/src/features/" },
      to: { path: "^web/src/app/" },
    },
    {
      name: "web-ui-knows-no-data",
      severity: "error",
      from: { path: "^web/src/ui/" },
      to: { path: "^web/src/(?:api|auth)/" },
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
