import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { radii } from "#contract/platform/places.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SearchCard } from "#contract/bikes/search.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

const AlertId = z.string().regex(/^alert_[0-9A-Za-z]{20,40}$/);

export const maxAlerts = 20;

export const AlertKind = z.enum(["stolen", "ads"]);
export type AlertKind = z.infer<typeof AlertKind>;

const shortText = optionalText(60);
/** In whole kronor. */
const Price = z
  .number(rule("price-limit"))
  .int(rule("price-limit"))
  .min(0, rule("price-limit"))
  .max(1_000_000, rule("price-limit"))
  .optional();

/** Criteria that a bike must all match. Unknown ones are refused, so that nobody mistakes the hits for matches. */
export const AlertCriteria = z.strictObject(
  {
    brand: shortText,
    model: shortText,
    type: BikeType.optional(),
    color: BikeColour.optional(),
    city: shortText,
    /** Around the city, in Swedish miles of ten kilometres. */
    radius: z.literal(radii, rule("not-allowed")).optional(),
    electric: z.literal(true, rule("not-allowed")).optional(),
    /** Prices apply to ads only. */
    priceFrom: Price,
    priceTo: Price,
    words: optionalText(100),
  },
  rule("unknown-filter"),
);
export type AlertCriteria = z.infer<typeof AlertCriteria>;

export const AlertHit = z.object({
  /** Unique within its alert. */
  id: z.string(),
  foundAt: z.iso.datetime(),
  isNew: z.boolean(),
  link: z.string(),
  bike: SearchCard,
});
export type AlertHit = z.infer<typeof AlertHit>;

/** A paused alert finds nothing. */
export const AlertState = z.enum(["active", "paused"]);
export type AlertState = z.infer<typeof AlertState>;

export const Alert = z.object({
  id: AlertId,
  name: z.string(),
  kind: AlertKind,
  criteria: AlertCriteria,
  state: AlertState,
  createdAt: z.iso.datetime(),
  unread: z.number().int(),
  /** The number of hits ever found; send it as `upTo` to mark them all as seen. */
  found: z.number().int(),
  lastFoundAt: z.iso.datetime().optional(),
  newest: z.array(AlertHit),
});
export type Alert = z.infer<typeof Alert>;

const Name = requiredText(60);
const ById = z.object({ alertId: AlertId });
const ofCriteria = ["alert-empty", "alert-price-order", "alert-price-of-stolen"] as const;

export const alertRoutes = defineRoutes({
  listAlerts: {
    method: "GET",
    path: "/me/alerts",
    access: "signed-in",
    summary: "List the searches you watch, those with news first",
    response: z.object({ items: z.array(Alert) }),
    problems: [],
  },
  createAlert: {
    method: "POST",
    path: "/me/alerts",
    access: "signed-in",
    needsTerms: true,
    summary: `Watch a search; at most ${maxAlerts}`,
    body: z.object({ name: Name, kind: AlertKind, criteria: AlertCriteria }),
    response: Alert,
    idempotent: true,
    problems: [...ofCriteria, "alert-limit-reached"],
  },
  changeAlert: {
    method: "PATCH",
    path: "/me/alerts/{alertId}",
    access: "signed-in",
    summary: "Rename, change, pause or resume an alert",
    params: ById,
    body: z.object({ name: Name, criteria: AlertCriteria, state: AlertState }).partial(),
    response: Alert,
    problems: [...ofCriteria, "alert-not-found"],
  },
  deleteAlert: {
    method: "DELETE",
    path: "/me/alerts/{alertId}",
    access: "signed-in",
    summary: "Delete an alert; for a day it can be brought back",
    params: ById,
    response: z.object({}),
    problems: ["alert-not-found"],
  },
  restoreAlert: {
    method: "POST",
    path: "/me/alerts/{alertId}/restoration",
    access: "signed-in",
    summary: "Bring back an alert that was deleted within the last day",
    params: ById,
    response: Alert,
    problems: ["alert-not-found", "alert-limit-reached"],
  },
  listAlertHits: {
    method: "GET",
    path: "/me/alerts/{alertId}/hits",
    access: "signed-in",
    summary: "List what fits an alert, newest first",
    params: ById,
    query: PageQuery,
    response: pageOf(AlertHit),
    problems: ["alert-not-found", "invalid-cursor"],
  },
  readAlert: {
    method: "PUT",
    path: "/me/alerts/{alertId}/read",
    access: "signed-in",
    summary: "Mark the hits of an alert as looked at, up to as many as it had",
    params: ById,
    body: z.object({ upTo: z.number().int().min(0) }),
    response: z.object({}),
    problems: ["alert-not-found"],
  },
});
