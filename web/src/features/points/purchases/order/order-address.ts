import { CampaignCode, PackageId } from "#contract/points/purchases.ts";

/** What the address of the page asks for. It survives going to the payment page and back. */
export type OrderAddress = {
  readonly tab: "points" | "stickers";
  readonly packageId: string | undefined;
  readonly code: string | undefined;
};

export const orderAddress = (parameters: URLSearchParams): OrderAddress => ({
  tab: parameters.get("tab") === "stickers" ? "stickers" : "points",
  packageId: PackageId.safeParse(parameters.get("package")).data,
  code: CampaignCode.safeParse(parameters.get("code")).data,
});

/** The same address with other values; undefined takes one away. */
export const withParameters = (
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
};
