import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { type ListingDetails, listingRoutes } from "#contract/ads/listings.ts";
import { type MessageType, messageRoutes } from "#contract/messages/messages.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";
import { adminOrderRoutes } from "#contract/stickers/orders/admin-orders.ts";
import { foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { type TheftReport, theftRoutes } from "#contract/thefts/thefts.ts";

import { registerBike } from "../bikes.ts";
import { buyPackage } from "../money.ts";
import { viewNames } from "../draw-bike.ts";
import type { MadeBike } from "../made-bike.ts";
import type { OwnedBike } from "../owned-bike.ts";
import type { Resident } from "../resident.ts";
import { sendPhoto } from "../send-photo.ts";
import { type Town, day } from "../town.ts";

/** Returns the Swedish date `days` from now, such as `2026-11-20`. */
export const dayFrom = ({ now }: Pick<Town, "now">, days: number): string =>
  isoDate(swedishDate(new Date(now().getTime() + days * day)));

export const register = async (town: Town, owner: Resident, made: MadeBike): Promise<OwnedBike> => {
  const id = await registerBike(town, owner, made);
  return { id, made, price: made.price, owner };
};

export const buyPointsAndRegister = async (
  town: Town,
  owner: Resident,
  made: MadeBike,
): Promise<OwnedBike> => {
  await buyPackage(town, owner.caller, "START");
  return register(town, owner, made);
};

type Terms = Pick<ListingDetails, "price" | "condition" | "text">;

/** Advertises a bike with a photo of each view; `lower` changes the price. */
export const putUpForSale = async (
  town: Town,
  { id: bikeId, made, owner: { caller: as, city } }: OwnedBike,
  terms: Terms,
): Promise<{ readonly listingId: string; readonly lower: (price: number) => Promise<unknown> }> => {
  const photos = await Promise.all(viewNames.map((view) => sendPhoto(town, as.userId, made, view)));
  const body = { ...terms, city, photos };
  const { id: listingId } = await town.call(listingRoutes.createListing, { as, params: { bikeId }, body });
  const lower = (price: number): Promise<unknown> =>
    town.call(listingRoutes.editListing, { as, params: { listingId }, body: { ...body, price } });
  return { listingId, lower };
};

/** Writes to a bike's owner and returns the id of the conversation. */
export const write = async (
  { call }: Town,
  { caller: as }: Pick<Resident, "caller">,
  { id: bikeId }: OwnedBike,
  text: string,
  type: MessageType = "purchase_inquiry",
): Promise<string> =>
  (await call(messageRoutes.contactOwner, { as, params: { bikeId }, body: { type, text } })).threadId;

/** Reads a conversation and replies. */
export const answer = async (
  { call }: Town,
  { caller: as }: Pick<Resident, "caller">,
  threadId: string,
  text: string,
): Promise<void> => {
  const params = { threadId };
  await call(messageRoutes.readThread, { as, params });
  await call(messageRoutes.reply, { as, params, body: { text } });
};

export const orderStickersFor = async (
  { call }: Town,
  { id: bikeId, owner }: OwnedBike,
): Promise<{ readonly id: string; readonly orderNumber: string }> => {
  const address = { name: owner.name, street: owner.street, postalCode: "592 30", city: owner.city };
  const body = { bikeId, count: 1, address };
  return (await call(stickerOrderRoutes.orderStickers, { as: owner.caller, body })).order;
};

type OrderStep = "approve" | "pack" | "send" | "deliver";

/** Takes an order through the steps as an administrator. */
export const processOrder = async (
  { call, known: { henrik: as } }: Town,
  orderNumber: string,
  steps: readonly OrderStep[],
): Promise<void> => {
  for (const step of steps) await call(adminOrderRoutes.takeOrderStep, { as, params: { orderNumber, step } });
};

/** Makes all the codes of an order. */
export const makeCodes = async (
  { call, known: { henrik: as } }: Town,
  orderNumber: string,
): Promise<void> => {
  const make = () => call(adminOrderRoutes.makeOrderCodes, { as, params: { orderNumber } });
  for (let order = await make(); order.linked < order.count; order = await make());
};

type Theft = Pick<TheftReport, "place" | "description" | "reward" | "lockType">;

export const reportStolen = (town: Town, { id: bikeId, owner }: OwnedBike, theft: Theft): Promise<unknown> =>
  town.call(theftRoutes.reportStolen, {
    as: owner.caller,
    params: { bikeId },
    body: { stolenDate: dayFrom(town, -1), stolenHour: 22, city: owner.city, ...theft },
  });

type Find = { readonly location: string; readonly description: string };

/** Reports a find of a stolen bike and returns the id of the report. */
export const reportFound = async (
  { call }: Town,
  { id: bikeId }: OwnedBike,
  { caller: as, phone: contact }: Pick<Resident, "caller" | "phone">,
  find: Find,
): Promise<string> =>
  (await call(foundReportRoutes.reportFound, { as, params: { bikeId }, body: { ...find, contact } })).id;

/** Confirms a find, marks the bike recovered and thanks the finder. */
export const confirmAndRecover = async (
  { call }: Town,
  { id: bikeId, owner: { caller: as } }: OwnedBike,
  reportId: string,
  thanks: string,
): Promise<void> => {
  const params = { bikeId };
  await call(foundReportRoutes.listReceivedFoundReports, { as, params });
  const body = { decision: "confirm" as const };
  await call(foundReportRoutes.decideFoundReport, { as, params: { bikeId, reportId }, body });
  const how = "found-by-somebody" as const;
  await call(theftRoutes.markRecovered, { as, params, body: { how, thanks, mayShare: true } });
};
