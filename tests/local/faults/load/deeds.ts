import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { accountRoutes } from "#contract/people/accounts.ts";
import { analysisRoutes } from "#contract/bikes/analysis.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { notificationRoutes } from "#contract/notifications/notifications.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import type { Route } from "#contract/platform/route.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { type ChosenKind, uploadRoutes } from "#contract/platform/uploads.ts";
import type { Ask, RequestParts } from "./ask.ts";
import type { Neighbour } from "./neighbour.ts";

/** A simulated person, with everything that the API has acknowledged to them. */
export type Household = {
  readonly url: string;
  readonly ask: Ask;
  readonly person: Neighbour;
  readonly name: string;
  serial: number;
  threadId?: string;
  /** Undefined while no response has confirmed the new status. */
  readonly bikes: Map<string, { readonly frameNumber: string; status: string | undefined }>;
  /** Bikes whose theft report was acknowledged. */
  readonly stolen: Set<string>;
  readonly triedFrames: string[];
  readonly texts: string[];
  readonly triedTexts: string[];
  readonly paid: Map<string, number>;
  readonly read: Set<string>;
};

export const newHousehold = (url: string, ask: Ask, person: Neighbour, name: string): Household => ({
  url,
  ask,
  person,
  name,
  serial: 0,
  bikes: new Map(),
  stolen: new Set(),
  triedFrames: [],
  texts: [],
  triedTexts: [],
  paid: new Map(),
  read: new Set(),
});

const next = (home: Household): number => {
  home.serial += 1;
  return home.serial;
};

export const askAs = async <T extends Pick<Route, "method" | "path" | "response">>(
  home: Household,
  route: T,
  parts: Omit<RequestParts, "key" | "token"> = {},
) => {
  const key = `load-${home.name}-${String(next(home)).padStart(12, "0")}`;
  return home.ask<T["response"]>(route, { ...parts, key, token: () => home.person.token() });
};

const fixture = (path: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, "../../../fixtures", path));

const sendForm = async (url: string, fields: Record<string, string>, picture: Buffer): Promise<boolean> => {
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new Blob([new Uint8Array(picture)]));
    const answer = await fetch(url, { method: "POST", body: form }).catch(() => undefined);
    if (answer?.status === 204) return true;
  }
  return false;
};

const upload = async (home: Household, kind: ChosenKind, file: string): Promise<string | undefined> => {
  const picture = await fixture(file);
  const body = { kind, contentType: "image/jpeg", bytes: picture.length };
  const ticket = await askAs(home, uploadRoutes.startUpload, { body });
  if (!ticket || !(await sendForm(ticket.url, ticket.fields, picture))) return undefined;
  const params = { uploadId: ticket.uploadId };
  return (await askAs(home, uploadRoutes.completeUpload, { params }))?.id;
};

const register = async (home: Household): Promise<string | undefined> => {
  const receiptUploadId = await upload(home, "receipt", "receipts/shadowed-thermal.jpg");
  const bikePhotoUploadId = await upload(home, "bike-photo", "bike-photos/purple-crescent.jpg");
  if (receiptUploadId === undefined || bikePhotoUploadId === undefined) return undefined;
  const frameNumber = `LST${home.name.toUpperCase()}${1000 + next(home)}7`;
  const uploads = { frameNumber, receiptUploadId, bikePhotoUploadId };
  const analysis = await askAs(home, analysisRoutes.analyse, { body: uploads });
  if (!analysis) return undefined;
  home.triedFrames.push(frameNumber);
  const details = { type: "dam", brand: "Crescent", model: "Femga", color: "lila", city: "Motala" };
  const body = { frameNumber, analysisId: analysis.id, ...details, manualReview: true };
  const registered = await askAs(home, bikeRoutes.registerBike, { body });
  if (registered) home.bikes.set(registered.bike.id, { frameNumber, status: registered.bike.status });
  return registered?.bike.id;
};

const remember = (home: Household, bikeId: string, status: string | undefined): void => {
  const bike = home.bikes.get(bikeId);
  if (bike) bike.status = status;
};

const reportStolen = async (home: Household, bikeId: string, today: string): Promise<boolean> => {
  const body = { stolenDate: today, place: "Stationen", city: "Motala" };
  const done = await askAs(home, theftRoutes.reportStolen, { params: { bikeId }, body });
  remember(home, bikeId, done?.bike.status);
  if (done) home.stolen.add(bikeId);
  return done !== undefined;
};

const recover = async (home: Household, bikeId: string): Promise<void> => {
  const done = await askAs(home, theftRoutes.markRecovered, { params: { bikeId }, body: { how: "police" } });
  remember(home, bikeId, done?.bike.status);
};

/** Returns the id of the bike that everybody writes about. */
const search = async (home: Household): Promise<string | undefined> =>
  (await askAs(home, searchRoutes.searchBikes, { query: { q: "KRO1950012" } }))?.items[0]?.id;

const write = async (home: Household, bikeId: string): Promise<void> => {
  const text = `Hej! Jag undrar om ${home.name} nummer ${next(home)}.`;
  home.triedTexts.push(text);
  const { threadId } = home;
  const sent =
    threadId === undefined
      ? await askAs(home, messageRoutes.contactOwner, {
          params: { bikeId },
          body: { type: "general_inquiry", text },
        })
      : await askAs(home, messageRoutes.reply, { params: { threadId }, body: { text } });
  if (!sent) return;
  home.threadId = sent.threadId;
  home.texts.push(text);
};

const pay = async (home: Household, payAt: string): Promise<boolean> => {
  const session = payAt.split("/").at(-1);
  const body = JSON.stringify({ session, method: "card" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${home.url}/_local/stripe/pay`, { method: "POST", headers, body });
  return answer.ok;
};

const buy = async (home: Household): Promise<void> => {
  const packages = await askAs(home, pointsRoutes.listPackages);
  const [first] = packages?.items ?? [];
  if (!first) return;
  const body = { packageId: first.id, price: first.price, beginAtOnce: true };
  const begun = await askAs(home, pointsRoutes.buyPoints, { body });
  if (begun && (await pay(home, begun.purchase.payAt))) home.paid.set(begun.purchase.id, first.points);
};

const readNews = async (home: Household): Promise<void> => {
  const notifications = await askAs(home, notificationRoutes.listNotifications);
  const [newest] = notifications?.items ?? [];
  if (!newest) return;
  const params = { notificationId: newest.id };
  if (await askAs(home, notificationRoutes.readNotification, { params })) home.read.add(newest.id);
};

export const live = async (home: Household, now: Date): Promise<void> => {
  // Every page loads the account first, which marks the person as present.
  await askAs(home, accountRoutes.getMe);
  const bikeId = await register(home);
  if (bikeId !== undefined) await reportStolen(home, bikeId, now.toISOString().slice(0, 10));
  const wanted = await search(home);
  if (wanted !== undefined) await write(home, wanted);
  await buy(home);
  await readNews(home);
  if (bikeId !== undefined) await recover(home, bikeId);
};
