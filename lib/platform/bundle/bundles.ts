/** `folder` is ready to be zipped. `native` is `missing` if the code needs sharp but sharp for Lambda is not installed. */
export type Bundle = { readonly folder: string; readonly native: "none" | "present" | "missing" };
export type Bundles = ReadonlyMap<string, Bundle>;

export const bundleOf = (name: string, bundles: Bundles): Bundle => {
  const bundle = bundles.get(name);
  if (!bundle) throw new Error(`Function ${name} has not been bundled.`);
  return bundle;
};
