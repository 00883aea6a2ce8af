import { type CssNode, parse, walk, type WalkContext } from "css-tree";
import { lackOf } from "./support.ts";

/** Declarations that an old browser may drop, because the page works without them. */
const refinements = new Set([
  "accent-color",
  "backdrop-filter",
  "contain-intrinsic-size",
  "content-visibility",
  "cursor",
  "overflow-anchor",
  "overscroll-behavior",
  "print-color-adjust",
  "resize",
  "scrollbar-color",
  "scrollbar-gutter",
  "scrollbar-width",
  "size",
  "text-wrap",
]);

/** Units that the data lists under one name. */
const unitPlaces: readonly (readonly [RegExp, string])[] = [
  [/^[sld]v(h|w|i|b|min|max)$/, "css.types.length.viewport_percentage_units_dynamic"],
  [/^cq/, "css.types.length.container_query_length_units"],
];

/** The data lists functions below a type or below the property. */
const functionPlaces = (name: string, property: string): string[] => [
  `css.types.${name}`,
  `css.types.color.${name}`,
  `css.types.image.${name}`,
  `css.types.gradient.${name}`,
  `css.types.easing-function.${name}`,
  `css.properties.${property}.${name}`,
];

/** css-tree's own types lack media features. */
type StyleNode = {
  readonly type: string;
  readonly name: string;
  readonly property: string;
  readonly unit: string;
};

const placesOf = (node: StyleNode, property: string): string[] => {
  switch (node.type) {
    case "Declaration":
      return node.property.startsWith("-") ? [] : [`css.properties.${node.property}`];
    case "Atrule":
      return node.name === "page" ? [] : [`css.at-rules.${node.name}`];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return node.name.startsWith("-") ? [] : [`css.selectors.${node.name}`];
    case "NestingSelector":
      return ["css.selectors.nesting"];
    case "Feature":
      return [`css.at-rules.media.${node.name.replace(/^(min|max)-/, "")}`];
    case "FeatureRange":
      return ["css.at-rules.media.range_syntax"];
    case "Function":
      return functionPlaces(node.name, property);
    case "Identifier":
      return property === "" ? [] : [`css.properties.${property}.${node.name}`];
    case "Dimension":
      return unitPlaces.flatMap(([unit, place]) => (unit.test(node.unit) ? [place] : []));
    default:
      return [];
  }
};

const propertyOf = (node: CssNode | null | undefined): string =>
  node?.type === "Declaration" && !node.property.startsWith("-") ? node.property : "";

/** Features that a style sheet uses outside `@supports` and that one of the oldest browsers lacks. */
export const usesInStyles = (css: string): string[] => {
  const uses = new Set<string>();
  let lookups = 0;
  walk(parse(css, { parseCustomProperty: false }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === "Atrule" && node.name === "supports") lookups += 1;
      if (lookups > 0) return;
      // The data lists media queries: container queries have had ranges from their start.
      if ((node.type as string) === "FeatureRange" && this.atrule?.name === "container") return;
      const property = propertyOf(this.declaration);
      if (refinements.has(node.type === "Declaration" ? node.property : property)) return;
      for (const lack of placesOf(node as unknown as StyleNode, property).map(lackOf))
        if (lack !== undefined) uses.add(lack);
    },
    leave(node: CssNode) {
      if (node.type === "Atrule" && node.name === "supports") lookups -= 1;
    },
  });
  return [...uses].toSorted();
};
