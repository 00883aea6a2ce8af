import i18next from "i18next";
import type { Purchase } from "#contract/points/purchases.ts";

export const itemText = ({ packageId: id, points }: Purchase): string =>
  i18next.t(($) => $.purchases.item, { id, points });

export const receiptPath = (orderNumber: string): string => `/order-receipt/${orderNumber}`;
