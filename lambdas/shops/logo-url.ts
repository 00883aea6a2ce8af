import { photoKey } from "#lambdas/platform/pictures/stored-pictures.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";

export const logoUrlOf = ({ logo }: Pick<StoreItem, "logo">): string | undefined =>
  logo && `/${photoKey(logo)}`;
