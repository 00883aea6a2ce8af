import i18next from "i18next";
import type { Dimension } from "#contract/office/statistics.ts";

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Municipalities, brands and stores are shown as they are. */
export const valueName = (dimension: Dimension, value: string): string => {
  if (value === "unknown")
    return i18next.t(($) => $.statistics.unknown[dimension === "place" ? "place" : "other"]);
  if (value === "other") return i18next.t(($) => $.statistics.unknown.brand);
  const names: Names = {
    ...i18next.t(($) => $.statistics.values, { returnObjects: true }),
    type: i18next.t(($) => $.vocabulary.types, { returnObjects: true }),
  };
  return names[dimension]?.[value] ?? value;
};
