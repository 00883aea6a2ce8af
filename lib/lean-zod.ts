import { type SourceChange, replace } from "#lib/source-change.ts";

/** What neither a function nor a page ever asks of zod, more than a third of what a bundler would keep. */
export const leanZod: SourceChange = replace(
  /zod\/v4\/classic\/schemas\.js$/,
  // JSON schemas are only made for contract/openapi.json, by the whole zod.
  [/^ *inst\._zod\.processJSONSchema = .*$/gm, ""],
  // How long a text may be is checked, and never asked.
  [
    'import * as processors from "../core/json-schema-processors.js";',
    "const processors = { aggregateChecks: () => ({}) };",
  ],
  [
    /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*$/m,
    "const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = createStandardJSONSchemaMethod;",
  ],
  // The same thing by another way: bundlers cannot see through an exported namespace and would keep all of it.
  ['import { util } from "../core/index.js"', 'import * as util from "../core/util.js"'],
  ["core.util.", "util."],
  // The wording of errors in English: every field that can be wrong names a rule, and its text is the page's.
  ['import en from "../locales/en.js";', ""],
  ["core.config(en())", "core.config({ localeError: ({ code }) => code })"],
  // Finds circles in values. What comes as JSON or from DynamoDB has none.
  ["core.config({ memoizer: core.memoizer() })", "undefined"],
  // The outdated `z.string().email()` and its kin, which bring every format along; `z.email()` does not.
  [/(core\.\$constructor\("ZodString", \(inst, def\) => \{[^}]*\}), \{[\s\S]*?\n\}\);/, "$1);"],
);
