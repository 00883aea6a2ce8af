import { CampaignCode, PackageId } from "#contract/points/purchases.ts";

/** The choices in the page's address, which survive the payment page. */
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
