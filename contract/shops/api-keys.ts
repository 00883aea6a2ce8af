import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

export const maxApiKeys = 10;
/** After a rotation both keys work this long. */
export const hoursOfBothKeys = 24;

/** The hash of the key, which identifies it and cannot be used as one. */
const ApiKeyId = z.string().regex(/^[\w-]{43}$/);
const ById = z.object({ keyId: ApiKeyId });

export const ApiKeyName = z.object({ name: requiredText(60) });

export const ApiKey = z.object({
  id: ApiKeyId,
  name: z.string(),
  /** The beginning of the key, to recognise it by. */
  prefix: z.string(),
  madeAt: z.iso.datetime(),
  /** Of a key that has been rotated. */
  endsAt: z.iso.datetime().optional(),
  /** The day in Sweden. */
  lastUsedOn: z.iso.date().optional(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** `secret` is the whole key, which is not stored and never shown again. */
const NewApiKey = z.object({ secret: z.string(), key: ApiKey });
export type NewApiKey = z.infer<typeof NewApiKey>;

const refusals = ["forbidden", "owner-needed", "store-suspended"] as const;

export const apiKeyRoutes = defineRoutes({
  listApiKeys: {
    method: "GET",
    path: "/store/settings/api-keys",
    access: "store",
    summary: "List your store's keys for the status API; owners only",
    response: z.object({ items: z.array(ApiKey) }),
    problems: ["forbidden", "owner-needed"],
  },
  makeApiKey: {
    method: "POST",
    path: "/store/settings/api-keys",
    access: "store",
    summary: "Make a key for the status API, shown once; owners only",
    body: ApiKeyName,
    response: NewApiKey,
    problems: [...refusals, "too-many-api-keys"],
  },
  rotateApiKey: {
    method: "POST",
    path: "/store/settings/api-keys/{keyId}/rotation",
    access: "store",
    summary: "Make a key in place of another, which still works for a day; owners only",
    params: ById,
    response: NewApiKey,
    problems: [...refusals, "api-key-not-found", "api-key-rotated"],
  },
  revokeApiKey: {
    method: "DELETE",
    path: "/store/settings/api-keys/{keyId}",
    access: "store",
    summary: "Revoke a key at once; owners only",
    params: ById,
    response: z.object({}),
    problems: [...refusals, "api-key-not-found"],
  },
});
