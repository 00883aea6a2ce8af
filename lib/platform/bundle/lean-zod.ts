import { type SourceChange, replace } from "./source-change.ts";

/** Removes unused parts of zod, more than a third of its bundled size. */
export const leanZod: SourceChange = replace(
  /zod\/v4\/classic\/schemas\.js$/,
  // Only the script for contract/openapi.json makes JSON schemas, and it uses the unchanged zod.
  [/^ *inst\._zod\.processJSONSchema = .*$/gm, ""],
  // Nothing reads the minimum and maximum of a schema.
  [
    'import * as processors from "../core/json-schema-processors.js";',
    "const processors = { aggregateChecks: () => ({}) };",
  ],
  [
    /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*$/m,
    "const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = createStandardJSONSchemaMethod;",
  ],
  // Bundlers cannot drop parts of a re-exported namespace, but they can of a direct import.
  ['import { util } from "../core/index.js"', 'import * as util from "../core/util.js"'],
  ["core.util.", "util."],
  // Zod's English messages. Schemas name a rule as their error, and pages have the texts.
  ['import en from "../locales/en.js";', ""],
  ["core.config(en())", "core.config({ localeError: ({ code }) => code })"],
  // Detects circular values, which JSON and DynamoDB cannot contain.
  ["core.config({ memoizer: core.memoizer() })", "undefined"],
  // Deprecated methods such as `z.string().email()`, which keep every format in the bundle.
  [/(core\.\$constructor\("ZodString", \(inst, def\) => \{[^}]*\}), \{[\s\S]*?\n\}\);/, "$1);"],
);
