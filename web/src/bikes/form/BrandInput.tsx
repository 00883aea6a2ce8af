import { AutoComplete, type AutoCompleteProps } from "antd";
import type { ReactNode } from "react";
import { knownBrands } from "./known-brands.ts";

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
