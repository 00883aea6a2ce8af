import { key } from "./key.ts";

export const alertKeys = {
  alert: (userId: string, alertId: string) => key(`USER#${userId}`, `ALERT#${alertId}`),
  /** Counts a person's alerts. */
  alertCount: (userId: string) => key(`USER#${userId}`, "ALERTS"),
  /** An index row, by which a new bike or ad finds matching alerts. `mask` names the criteria of `values`. */
  alertPlace: (kind: string, mask: string, values: string, sortKey: string) =>
    key(`ALERTS#${kind}#${mask}#${values}`, sortKey),
  /** A hit of an alert. Its key prevents a second notification. */
  alertHit: (userId: string, alertId: string, offerId: string) =>
    key(`USER#${userId}`, `ALERTHIT#${alertId}#${offerId}`),
  /** Marks a person whose hits wait for the next digest. */
  alertDigestDue: (userId: string) => key(`USER#${userId}`, "ALERTDIGESTDUE"),
  /** The last digest to a person. */
  alertDigest: (userId: string) => key(`USER#${userId}`, "ALERTDIGEST"),
} as const;

export const alertPlacePartition = (kind: string, mask: string, values: string): string =>
  `ALERTS#${kind}#${mask}#${values}`;

export const listsOfAlerts = {
  /** The hits of one bike or ad, in all alerts. */
  alertHitsOf: (offerId: string) => `ALERTHITS#${offerId}`,
  /** People whose hits wait for the next digest. */
  dueAlertDigests: () => "ALERTDIGESTS#DUE",
  /** A person's alerts with unread hits. In the second index. */
  alertsWithNews: (userId: string) => `ALERTNEWS#${userId}`,
} as const satisfies Record<string, (...given: never[]) => `${string}#${string}`>;

/** The sort key prefixes of a person's alerts and of all their hits. */
export const alertRanges = { alerts: "ALERT#", hits: "ALERTHIT#" } as const;

/** The sort key prefix of one alert's hits. */
export const hitsOfAlert = (alertId: string): string => `ALERTHIT#${alertId}#`;
