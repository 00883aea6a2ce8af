import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** A constant that holds a schema, or routes made of them: from its name to the semicolon that nothing indented or closing follows. */
const schema =
  /^((?:export )?const \w+ = )((?:z\b|defineRoutes\(|pageOf\(|[A-Z]\w*\.(?:extend|omit|pick)\()[\s\S]*?);$(?=\n(?![ )}\]]))/gm;

/**
 * Lets a bundle go without the schemas that its function never asks for.
 * A bundler keeps whatever is made by a call, and zod makes schemas by calls: each costs a cold start a tenth of a millisecond.
 */
export const droppableSchemas: Plugin = {
  name: "droppable-schemas",
  setup(builder) {
    builder.onLoad(
      { filter: /\/(?:contract|lambdas\/shared\/table\/items)\/[\w/-]+\.ts$/ },
      async ({ path }) => ({
        contents: (await readFile(path, "utf8")).replaceAll(schema, "$1/* @__PURE__ */ (() => $2)();"),
        loader: "ts",
      }),
    );
  },
};
