import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { type ApiKey, type NewApiKey, hoursOfBothKeys, maxApiKeys } from "#contract/shops/api-keys.ts";
import { type NewSecret, newSecret } from "#lambdas/shops/api-keys.ts";
import { ApiKeyItem } from "#lambdas/shops/items/api-key.ts";
import { membersOf } from "#lambdas/shops/members/members-of.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { activeStoreCheck, requireOwner } from "#lambdas/shops/members/require-member.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import type { StoresContext } from "#lambdas/shops/stores/stores-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Change = "api-key-made" | "api-key-rotated" | "api-key-revoked";
type Changed = { readonly storeId: string; readonly userId: string; readonly name: string };

export const keysOf = async (
  table: Pick<Table, "query">,
  storeId: string,
): Promise<readonly ApiKeyItem[]> => {
  const query = { index: "gsi1", partition: lists.apiKeysOf(storeId), schema: ApiKeyItem } as const;
  // A rotated key is listed beside the new one for a day.
  return (await table.query({ ...query, limit: 2 * maxApiKeys, newestFirst: true })).items;
};

const show = ({ id, name, prefix, madeAt, endsAt, lastUsedOn }: ApiKeyItem): ApiKey => ({
  id,
  name,
  prefix,
  madeAt,
  endsAt,
  lastUsedOn,
});

const keyWrite = (item: Omit<ApiKeyItem, "entity">): Action =>
  put(keys.apiKey(item.id), "apiKey", {
    ...item,
    gsi1pk: lists.apiKeysOf(item.storeId),
    gsi1sk: item.madeAt,
  }).expectNew("conflict-try-again");

/** Logs every change and notifies all owners, also the author of the change. */
const traceWrites = async (
  context: StoresContext,
  action: Change,
  { storeId, userId, name }: Changed,
): Promise<readonly Action[]> => {
  const at = context.now();
  const members = await membersOf(context.table, storeId);
  const owners = members.filter(({ role, invited }) => role === "owner" && invited === undefined);
  return [
    requireOwner(storeId, userId),
    activeStoreCheck(storeId),
    storeLogWrite(context, { storeId, action, by: userId, about: name, at }),
    ...owners.map((owner) =>
      notificationWrite(
        { userId: owner.userId, type: "system", params: { what: action }, link: "/store-settings" },
        context.newId("notification"),
        at,
      ),
    ),
  ];
};

const itemOf = (
  { now, bytes }: StoresContext,
  storeId: string,
  name: string,
): { item: Omit<ApiKeyItem, "entity">; secret: NewSecret["secret"] } => {
  const { secret, ...known } = newSecret(bytes(32));
  return { secret, item: { ...known, storeId, name, madeAt: now().toISOString() } };
};

const findKey = async (table: Table, storeId: string, keyId: string): Promise<ApiKeyItem> => {
  const apiKey = await table.get(keys.apiKey(keyId), ApiKeyItem);
  if (apiKey?.storeId !== storeId) throw new ProblemError("api-key-not-found");
  return apiKey;
};

export const listApiKeys = async ({ table }: StoresContext, caller: Caller): Promise<{ items: ApiKey[] }> => {
  const { storeId } = await ownerOfStore(table, caller);
  return { items: (await keysOf(table, storeId)).map(show) };
};

export const makeApiKey = async (
  context: StoresContext,
  caller: Caller,
  typedName: string,
): Promise<NewApiKey> => {
  const { table } = context;
  const { storeId } = await ownerOfStore(table, caller);
  const current = (await keysOf(table, storeId)).filter(({ endsAt }) => endsAt === undefined);
  if (current.length >= maxApiKeys) throw new ProblemError("too-many-api-keys");
  const name = hidePersonalNumbers(typedName, swedishDate(context.now()));
  const { item, secret } = itemOf(context, storeId, name);
  const trace = await traceWrites(context, "api-key-made", { storeId, userId: caller.userId, name });
  await table.transact([...trace, keyWrite(item)]);
  return { secret, key: show({ ...item, entity: "apiKey" }) };
};

/** The old key works for another day, so that programs can change over. */
export const rotateApiKey = async (
  context: StoresContext,
  caller: Caller,
  keyId: string,
): Promise<NewApiKey> => {
  const { table } = context;
  const { storeId } = await ownerOfStore(table, caller);
  const { name } = await findKey(table, storeId, keyId);
  const { item, secret } = itemOf(context, storeId, name);
  const ends = context.now().getTime() + hoursOfBothKeys * 60 * 60_000;
  const trace = await traceWrites(context, "api-key-rotated", { storeId, userId: caller.userId, name });
  await table.transact([
    ...trace,
    update(keys.apiKey(keyId))
      .set({ endsAt: new Date(ends).toISOString(), expiresAt: Math.floor(ends / 1000) })
      .expect("storeId", storeId, "api-key-not-found")
      .expectAbsent("endsAt", "api-key-rotated"),
    keyWrite(item),
  ]);
  return { secret, key: show({ ...item, entity: "apiKey" }) };
};

export const revokeApiKey = async (
  context: StoresContext,
  caller: Caller,
  keyId: string,
): Promise<Record<string, never>> => {
  const { table } = context;
  const { storeId } = await ownerOfStore(table, caller);
  const { name } = await findKey(table, storeId, keyId);
  const trace = await traceWrites(context, "api-key-revoked", { storeId, userId: caller.userId, name });
  await table.transact([
    ...trace,
    remove(keys.apiKey(keyId)).expect("storeId", storeId, "api-key-not-found"),
  ]);
  return {};
};
