import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { rule } from "#contract/field-rules.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { radii } from "#contract/places.ts";
import { defineRoutes } from "#contract/route.ts";
import { SearchCard } from "#contract/search.ts";
import { optionalText, requiredText } from "#contract/text.ts";

const AlertId = z.string().regex(/^alert_[0-9A-Za-z]{20,40}$/);

/** So many searches a person can watch. */
export const mostAlerts = 20;

/** What is watched for: bikes that are reported stolen, or ads. */
export const AlertKind = z.enum(["stolen", "ads"]);
export type AlertKind = z.infer<typeof AlertKind>;

const shortText = optionalText(60);
/** Whole kronor. */
const Price = z
  .number(rule("price-limit"))
  .int(rule("price-limit"))
  .min(0, rule("price-limit"))
  .max(1_000_000, rule("price-limit"))
  .optional();

/** What a bike must be to be told of; all that is given must fit. A criterion nobody knows is refused, or its hits would be taken for an answer. */
export const AlertCriteria = z.strictObject(
  {
    brand: shortText,
    model: shortText,
    type: BikeType.optional(),
    color: BikeColour.optional(),
    city: shortText,
    /** Swedish miles around the city. */
    radius: z.literal(radii, rule("not-allowed")).optional(),
    electric: z.literal(true, rule("not-allowed")).optional(),
    /** These two of ads only. */
    priceFrom: Price,
    priceTo: Price,
    words: optionalText(100),
  },
  rule("unknown-filter"),
);
export type AlertCriteria = z.infer<typeof AlertCriteria>;

/** A bike that fits an alert, as the public sees it. */
export const AlertHit = z.object({
  /** Names it among the hits of its alert. */
  id: z.string(),
  foundAt: z.iso.datetime(),
  isNew: z.boolean(),
  /** Where to look at it. */
  link: z.string(),
  bike: SearchCard,
});
export type AlertHit = z.infer<typeof AlertHit>;

/** A paused one is told of nothing. */
export const AlertState = z.enum(["active", "paused"]);
export type AlertState = z.infer<typeof AlertState>;

/** A search that someone watches. */
export const Alert = z.object({
  id: AlertId,
  name: z.string(),
  kind: AlertKind,
  criteria: AlertCriteria,
  state: AlertState,
  createdAt: z.iso.datetime(),
  /** Hits that its owner has not looked at. */
  unread: z.number().int(),
  /** How many it has ever had: to have looked at them, name this number. */
  found: z.number().int(),
  /** When it last had one. */
  lastFoundAt: z.iso.datetime().optional(),
  /** At most three. */
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
    summary: `Watch a search; at most ${mostAlerts}`,
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
