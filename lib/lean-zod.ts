import { type SourceChange, replace } from "#lib/source-change.ts";

/** zod gives every kind of schema its own copy of each method, forty closures for twenty kinds at every start. Here they inherit them, one layer on the other in the order that zod adds them. */
const inheritMembers: SourceChange = replace(/zod\/v4\/core\/util\.js$/, [
  "export function members(proto, table) {\n",
  `const layers = new WeakMap();
export function members(schemas, table) {
    const below = Object.getPrototypeOf(schemas);
    if (!layers.has(below)) layers.set(below, new Map());
    const above = layers.get(below);
    if (!above.has(table)) {
        above.set(table, Object.create(below));
        install(above.get(table), table);
    }
    Object.setPrototypeOf(schemas, above.get(table));
}
function install(proto, table) {
`,
]);

/** What neither a function nor a page ever asks of zod, more than a third of what a bundler would keep. */
const withoutTheUnused: SourceChange = replace(
  /zod\/v4\/classic\/schemas\.js$/,
  // JSON schemas are only made for contract/openapi.json, by the whole zod.
  [/^ *inst\._zod\.processJSONSchema = .*$/gm, ""],
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

export const leanZod: readonly SourceChange[] = [inheritMembers, withoutTheUnused];
