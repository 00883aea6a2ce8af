import { isBuiltin } from "node:module";
import type { Plugin } from "esbuild";

const exportsOf = (name: string): string[] =>
  Object.keys(process.getBuiltinModule(name) ?? {}).filter((key) => /^[a-z]\w*$/i.test(key));

/**
 * Asks Node for its modules as CommonJS would, and only for what is used.
 * An import reads all that a module exports, and `node:http` exports a WebSocket that loads undici when it is read, `node:crypto` the web's own: 35 ms of each cold start.
 */
export const leanBuiltins: Plugin = {
  name: "lean-builtins",
  setup(builder) {
    const namespace = "builtin";
    builder.onResolve({ filter: /^[a-z0-9_:/]+$/ }, ({ path, kind }) =>
      kind === "import-statement" && isBuiltin(path)
        ? { path: path.replace(/^(?!node:)/, "node:"), namespace }
        : undefined,
    );
    builder.onLoad({ filter: /./, namespace }, ({ path }) => {
      const constants = exportsOf(path).map(
        (name) => `export const ${name} = /* @__PURE__ */ $read(${JSON.stringify(name)});`,
      );
      const contents = [
        `const $module = /* @__PURE__ */ process.getBuiltinModule(${JSON.stringify(path)});`,
        "const $read = (name) => $module[name];",
        "export default $module;",
        ...constants,
      ];
      return { contents: contents.join("\n") };
    });
  },
};
