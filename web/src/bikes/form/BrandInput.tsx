import { AutoComplete, type AutoCompleteProps } from "antd";
import type { ReactNode } from "react";

/** Suggestions only; any other brand can be typed. */
const knownBrands: readonly string[] = [
  "Batavus",
  "Bianchi",
  "Biltema",
  "BMC",
  "Bulls",
  "Butchers & Bicycles",
  "Cannondale",
  "Canyon",
  "Centurion",
  "Cervélo",
  "Christiania Bikes",
  "Crescent",
  "Cube",
  "DBS",
  "Ecoride",
  "EGOING",
  "Electra",
  "Elops",
  "Felt",
  "Fuji",
  "Gazelle",
  "Ghost",
  "Giant",
  "GT",
  "Haibike",
  "Insync",
  "Kalkhoff",
  "Kona",
  "Kronan",
  "Lapierre",
  "Lifebutiken",
  "Liv",
  "Lundsbergs",
  "Marin",
  "Merida",
  "Mondraker",
  "Monark",
  "Mustang",
  "Nishiki",
  "Orbea",
  "Pelago",
  "Pilen",
  "Pinarello",
  "Puch",
  "Raleigh",
  "Ridley",
  "Riese & Müller",
  "Rocky Mountain",
  "Santa Cruz",
  "Scott",
  "Sensa",
  "Sjösala",
  "Skeppshult",
  "Specialized",
  "Stålhästen",
  "Surly",
  "Tern",
  "Trek",
  "Urban Arrow",
  "Van Moof",
  "Victoria",
  "Winora",
  "Winther",
  "White",
  "Wilier",
  "Yosemite",
  "Yuba",
];

const startsLike = (typed: string, option?: { value?: unknown }): boolean =>
  String(option?.value).toLowerCase().startsWith(typed.toLowerCase());

export function BrandInput(props: AutoCompleteProps<string>): ReactNode {
  return (
    <AutoComplete
      {...props}
      options={knownBrands.map((value) => ({ value }))}
      showSearch={{ filterOption: startsLike }}
    />
  );
}
