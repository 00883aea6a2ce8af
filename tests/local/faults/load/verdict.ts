import * as z from "zod";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { notificationRoutes } from "#contract/notifications/notifications.ts";
import { pointsChangeRoutes } from "#contract/points/changes.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { prices } from "#contract/points/prices.ts";
import { type Household, askAs } from "./deeds.ts";

type Page<T> = { readonly items: T[]; readonly cursor?: string | undefined };

const all = async <T>(
  page: (query: Record<string, string>) => Promise<Page<T> | undefined>,
): Promise<T[]> => {
  const findings: T[] = [];
  let cursor: string | undefined;
  do {
    const given = await page(cursor === undefined ? {} : { cursor });
    if (!given) throw new Error("A list could not be read.");
    findings.push(...given.items);
    cursor = given.cursor;
  } while (cursor !== undefined);
  return findings;
};

const doubled = (values: readonly (string | number)[]): (string | number)[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

const bikesOf = async (home: Household): Promise<string[]> => {
  const own = await all((query) => askAs(home, bikeRoutes.listBikes, { query }));
  const lost = [...home.bikes].flatMap(([id, { frameNumber, status }]) => {
    const bike = own.find((each) => each.id === id);
    if (!bike) return [`bike ${frameNumber} is lost`];
    const differs = status !== undefined && bike.status !== status;
    return differs ? [`bike ${frameNumber} is ${bike.status}, not ${status}`] : [];
  });
  const twice = doubled(own.map(({ frameNumber }) => frameNumber)).map((number) => `two bikes ${number}`);
  return [...lost, ...twice];
};

const balanceOf = async (home: Household): Promise<string[]> => {
  const { points } = (await askAs(home, pointsChangeRoutes.listPointsChanges)) ?? { points: Number.NaN };
  const rows = await all((query) => askAs(home, pointsChangeRoutes.listPointsChanges, { query }));
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const bikes = await all((query) => askAs(home, bikeRoutes.listBikes, { query }));
  const spent = rows.filter(({ amount }) => amount < 0);
  return [
    ...(sum === points ? [] : [`the balance is ${points}, its rows make ${sum}`]),
    ...(spent.length === bikes.length && spent.every(({ amount }) => amount === -prices.registration)
      ? []
      : [`${bikes.length} bikes were paid for ${spent.length} times`]),
  ];
};

const purchasesOf = async (home: Household): Promise<string[]> => {
  const purchases = await all((query) => askAs(home, pointsRoutes.listPurchases, { query }));
  const rows = await all((query) => askAs(home, pointsChangeRoutes.listPointsChanges, { query }));
  const paid = purchases.filter(({ state }) => state === "paid");
  const unpaid = [...home.paid.keys()].filter((id) => !paid.some((purchase) => purchase.id === id));
  const credited = rows.filter(({ reason }) => reason === "purchase").length;
  return [
    ...unpaid.map((id) => `${id} was paid and is ${purchases.find((each) => each.id === id)?.state}`),
    ...(credited === paid.length ? [] : [`${paid.length} purchases were credited ${credited} times`]),
  ];
};

const messagesOf = async (home: Household): Promise<string[]> => {
  const { threadId, texts, triedTexts } = home;
  if (threadId === undefined) return [];
  const params = { threadId };
  const sent = await all((query) => askAs(home, messageRoutes.getThread, { params, query }));
  const times = (text: string): number => sent.filter((message) => message.text === text).length;
  return [
    ...texts.filter((text) => times(text) === 0).map((text) => `lost: ${text}`),
    ...triedTexts.filter((text) => times(text) > 1).map((text) => `twice: ${text}`),
  ];
};

const newsOf = async (home: Household): Promise<string[]> => {
  const news = await all((query) => askAs(home, notificationRoutes.listNotifications, { query }));
  const unread = news.filter(({ id, unreadSince }) => home.read.has(id) && unreadSince !== undefined);
  const stolen = [...home.stolen].filter((id) => !news.some(({ link }) => link.includes(id)));
  return [
    ...unread.map(({ id }) => `${id} was read and is unread`),
    ...stolen.map((id) => `nobody was told of ${id}`),
    ...doubled(news.map(({ id }) => id)).map((id) => `${id} is there twice`),
  ];
};

const Mails = z.array(z.object({ subject: z.string(), text: z.string() }));

const mailsOf = async ({ url, person, paid }: Household, orders: readonly string[]): Promise<string[]> => {
  const mails = Mails.parse(await (await fetch(`${url}/_local/mail.json?to=${person.email}`)).json());
  const of = (order: string): number => mails.filter(({ text }) => text.includes(order)).length;
  return [
    ...doubled(mails.map(({ subject, text }) => `${subject}: ${text}`)).map(
      (mail) => `mailed twice: ${mail}`,
    ),
    ...(orders.length >= paid.size ? [] : [`${paid.size} purchases, ${orders.length} order numbers`]),
    ...orders.filter((order) => of(order) !== 1).map((order) => `${of(order)} mails of ${order}`),
  ];
};

/** Lists acknowledged changes that are missing and changes that were made twice. */
export const verdictOn = async (home: Household): Promise<string[]> => {
  const purchases = await all((query) => askAs(home, pointsRoutes.listPurchases, { query }));
  const orders = purchases.filter(({ state }) => state === "paid").map(({ orderNumber }) => orderNumber);
  const found = [
    ...(await bikesOf(home)),
    ...(await balanceOf(home)),
    ...(await purchasesOf(home)),
    ...(await messagesOf(home)),
    ...(await newsOf(home)),
    ...(await mailsOf(home, orders)),
  ];
  return found.map((words) => `${home.name}: ${words}`);
};

const Put = z.object({ deadLetters: z.array(z.object({ functionName: z.string(), reason: z.string() })) });

export const givenUp = async (url: string): Promise<string[]> => {
  const { deadLetters } = Put.parse(await (await fetch(`${url}/_local.json`)).json());
  return deadLetters.map(({ functionName, reason }) => `${functionName} gave up: ${reason}`);
};
