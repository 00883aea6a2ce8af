import type { KnipConfig } from "knip";
import { functions } from "./lib/app/functions.ts";

export default {
  entry: [
    "bin/registry.ts",
    ...functions.map(({ entry }) => entry),
    "lib/platform/{appsync,cloudfront}/*.js",
    "scripts/*.{mjs,ts}",
    "scripts/bench/*.ts",
    "scripts/mutate/*.{mjs,ts}",
    "scripts/sweden-map/*.mjs",
    "local/seed/year/make-year.ts",
    "local/start.ts",
    "scripts/rights/find-idle.ts",
    "scripts/test/tell.ts",
    "tests/project-times.ts",
    // Found by import.meta.glob.
    "web/src/**/texts/**/{sv,en}.ts",
    "tests/**/*.{test.ts,test.tsx,e2e.ts}",
  ],
  project: ["{bin,contract,lambdas,lib,local,scripts,tests}/**/*.{ts,tsx,mjs,js}", "web/src/**/*.{ts,tsx}"],
  ignoreDependencies: [
    "@fontsource-variable/.+",

    "@typescript/native",
    "aws-cdk",
    "oxfmt",
    "oxlint",
    "oxlint-tsgolint",
  ],
  ignoreBinaries: ["apt-get"],
  ignoreIssues: {
    // Has a package.json of its own.
    "scripts/sweden-map/draw.mjs": ["unlisted"],
    "web/src/platform/auth/amplify.ts": ["exports"],
  },
} satisfies KnipConfig;
