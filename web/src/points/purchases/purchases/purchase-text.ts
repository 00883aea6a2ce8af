import i18next from "i18next";
import type { Purchase } from "#contract/points/purchases.ts";

export const packageText = (packageId: string, quantity = 1): string =>
  quantity === 1 ? packageId : `${quantity} × ${packageId}`;

export const itemText = ({ packageId, quantity, points }: Purchase): string =>
  i18next.t(($) => $.purchases.item, { id: packageText(packageId, quantity), points });

export const receiptPath = (orderNumber: string): string => `/order-receipt/${orderNumber}`;
