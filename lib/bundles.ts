/** `folder` is ready to be zipped. `native` says whether the code needs sharp, and whether sharp for Lambda lies there too. */
export type Bundle = { readonly folder: string; readonly native: "none" | "present" | "missing" };
export type Bundles = ReadonlyMap<string, Bundle>;

export const bundleOf = (name: string, bundles: Bundles): Bundle => {
  const bundle = bundles.get(name);
  if (!bundle) throw new Error(`Function ${name} has not been bundled.`);
  return bundle;
};
