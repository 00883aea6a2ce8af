import { isBuiltin } from "node:module";
import type { Plugin } from "esbuild";

const exportsOf = (name: string): string[] =>
  Object.keys(process.getBuiltinModule(name) ?? {}).filter((key) => /^[a-z]\w*$/i.test(key));

/**
 * Reads only the used exports of Node's modules, as CommonJS would.
 * An import reads every export: the WebSocket of `node:http` loads undici, and `node:crypto` the web's crypto, which takes 35 ms of each cold start.
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
