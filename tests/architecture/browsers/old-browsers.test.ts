import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Script, createContext, runInContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { buildAll, builtPages } from "#local/build/build-all.ts";
import { headScript } from "#lib/platform/bundle/head-script.ts";
import { usesInScript } from "./script-uses.ts";
import { usesInStyles } from "./style-uses.ts";

/** Features that fill.js adds where they are missing. */
const filled = [
  "api.HTMLElement.hidePopover",
  "api.HTMLElement.showPopover",
  "api.URL.canParse_static",
  "api.URL.parse_static",
  "html.elements.button.popovertarget",
  "html.global_attributes.popover",
  "javascript.builtins.Array.toReversed",
  "javascript.builtins.Array.toSorted",
];

/** Findings that were checked by hand: another thing of the same name, or a check in another file. */
const harmless = new Map([
  ["api.Document.startViewTransition", "React asks for it in a try, and only for view transitions"],
  ["api.Element.startViewTransition", "React asks for it in a try, and only for view transitions"],
  ["api.Notification", "News.tsx draws nothing that uses it where it is missing"],
  ["api.Notification.permission_static", "News.tsx asks whether it is there"],
  ["api.Notification.requestPermission_static", "browser-notifications.ts asks whether it is there"],
  ["api.OffscreenCanvas", "the QR reader and jsPDF use it in a try, and a canvas otherwise"],
  ["api.RGBColor", "a class of jsPDF"],
  ["html.global_attributes.popover", "fill.js"],
  ["javascript.builtins.Iterator.toArray", "React.Children"],
  ["javascript.builtins.Symbol.dispose", "the QR reader uses it where it is there"],
]);

const nameOf = (use: string): string =>
  (use.split(" ")[0] ?? "").replace("builtins.TypedArray.", "builtins.Array.");

const read = (file: string): string => readFileSync(join(builtPages, file), "utf8");

const left = (files: readonly string[], usesIn: (text: string) => string[]): string[] =>
  files.flatMap((file) =>
    usesIn(read(file))
      .filter((use) => !filled.includes(nameOf(use)) && !harmless.has(nameOf(use)))
      .map((use) => `${file}: ${use}`),
  );

const patience = 300_000;

describe("the built web app", () => {
  beforeAll(async () => {
    await buildAll(() => undefined);
  }, patience);

  it(
    "uses no script that the oldest of them lack",
    () => {
      const files = globSync("**/*.js", { cwd: builtPages }).filter((file) => file !== "fill.js");
      expect(files.length).toBeGreaterThan(100);
      expect(left(files, usesInScript)).toEqual([]);
    },
    patience,
  );

  it("uses no CSS that the oldest supported browsers lack", () => {
    const files = globSync("**/*.css", { cwd: builtPages });
    expect(files.length).toBeGreaterThan(50);
    expect(left(files, usesInStyles)).toEqual([]);
  });
});

describe("the check", () => {
  it.each([
    ["AbortSignal.any([a, b])", "api.AbortSignal.any_static"],
    ["globalThis.URL.parse(x)", "api.URL.parse_static"],
    ["Map.groupBy(x, y)", "javascript.builtins.Map.groupBy"],
    ["Object.groupBy(x, y)", "javascript.builtins.Object.groupBy"],
    ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
    ["Array.fromAsync(x)", "javascript.builtins.Array.fromAsync"],
    ["new Intl.Segmenter()", "javascript.builtins.Intl.Segmenter"],
    ["x.toSorted()", "javascript.builtins.TypedArray.toSorted"],
    ["x.y.checkVisibility()", "api.Element.checkVisibility"],
    ["x.isWellFormed()", "javascript.builtins.String.isWellFormed"],
    ["[...x.values().map(f)]", "javascript.builtins.Iterator.map"],
    ["document.startViewTransition(f)", "api.Document.startViewTransition"],
    ["new URLPattern(x)", "api.URLPattern"],
    ["/(?<=a)b/.test(x)", "javascript.regular_expressions.lookbehind_assertion"],
    ["new RegExp(`(?<!${x})b`)", "javascript.regular_expressions.lookbehind_assertion"],
    ["/[a--b]/v.test(x)", "javascript.builtins.RegExp.unicodeSets"],
    ["class A { static { f(); } }", "javascript.classes.static.initialization_blocks"],
    ['h("div", { popover: "auto" })', "html.global_attributes.popover"],
    ['h("dialog", { closedBy: "any" })', "html.elements.dialog.closedby"],
  ])("finds %s", (code, place) => {
    expect(usesInScript(code).map((use) => use.split(" ")[0])).toContain(place);
  });

  it.each([
    "AbortSignal.timeout(5)",
    "x.at(-1)",
    "x.with",
    "structuredClone(x)",
    "x.values().next()",
    "Object.entries(x).map(f)",
    'if ("Segmenter" in Intl) new Intl.Segmenter()',
    "x.checkVisibility?.()",
    "typeof URL.canParse === 'function' ? URL.canParse(x) : y",
  ])("lets %s pass", (code) => {
    expect(usesInScript(code)).toEqual([]);
  });

  it.each([
    ["a { &:hover { color: red } }", "css.selectors.nesting"],
    ["a:has(b) { color: red }", "css.selectors.has"],
    ["a { color: color-mix(in srgb, red 5%, blue) }", "css.types.color.color-mix"],
    ["a { color: color-mix(in srgb, var(--b) 5%, blue) }", "css.types.color.color-mix"],
    ["@media (width >= 5px) { a { color: red } }", "css.at-rules.media.range_syntax"],
    ["a { display: grid; grid-template-columns: subgrid }", "css.properties.grid-template-columns.subgrid"],
    ["a { view-transition-name: b }", "css.properties.view-transition-name"],
    ["a:popover-open { color: red }", "css.selectors.popover-open"],
    ["a { field-sizing: content }", "css.properties.field-sizing"],
  ])("finds %s", (css, place) => {
    expect(usesInStyles(css).map((use) => use.split(" ")[0])).toContain(place);
  });

  it.each([
    "a { height: 5dvh; inset: 0; aspect-ratio: 1 }",
    "@supports selector(:has(a)) { a:has(b) { color: red } }",
    "a:is(b, c):focus-visible { color: red }",
    "a { text-wrap: balance }",
    "@container (min-width: 5px) { a { width: 5cqw } }",
  ])("lets %s pass", (css) => {
    expect(usesInStyles(css)).toEqual([]);
  });
});

describe("fill.js", () => {
  const script = readFileSync("web/public/fill.js", "utf8");
  /** Runs in a browser that lacks everything fill.js adds. */
  const within = (code: string): unknown => {
    const OldURL = function (address: string, base?: string) {
      return new URL(address, base);
    };
    const realm = createContext({ OldURL });
    const old = "delete Array.prototype.toSorted; delete Array.prototype.toReversed; var URL = OldURL;";
    return JSON.parse(String(runInContext(`${old} ${script}; JSON.stringify(${code})`, realm)));
  };

  it.each([
    [
      "[[3, 1, 2].toSorted(), [3, 1, 2].toSorted((a, b) => b - a)]",
      [
        [1, 2, 3],
        [3, 2, 1],
      ],
    ],
    ["(() => { const a = [2, 1]; a.toSorted(); return a; })()", [2, 1]],
    ["[1, 2].toReversed()", [2, 1]],
    ["URL.parse('no address')", null],
    ["URL.parse('/a', 'https://b.se').href", "https://b.se/a"],
    ["[URL.canParse('no address'), URL.canParse('https://b.se')]", [false, true]],
    ["Object.keys([1])", ["0"]],
  ])("makes %s work", (code, result) => {
    expect(within(code)).toEqual(result);
  });
});

it("checks the browser with syntax that old browsers understand", () => {
  expect(() => new Script(readFileSync("web/public/too-old.js", "utf8"))).not.toThrow();
  expect(readFileSync("web/public/too-old.js", "utf8")).not.toMatch(/=>|\bconst\b|\blet\b|`|\?\./);
  expect(headScript("app")).not.toMatch(/\?\.|\?\?|catch\s*\{/);
});
