import { photoKey } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";

/** Where the site has the logo of a store. */
export const logoUrlOf = ({ logo }: Pick<StoreItem, "logo">): string | undefined =>
  logo && `/${photoKey(logo)}`;
