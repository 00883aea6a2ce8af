import { key } from "./key.ts";

/** Those keys of the table that belong to the searches people watch. */
export const alertKeys = {
  alert: (userId: string, alertId: string) => key(`USER#${userId}`, `ALERT#${alertId}`),
  /** Counts the alerts a person has. */
  alertCount: (userId: string) => key(`USER#${userId}`, "ALERTS"),
  /** An alert in the list under which whatever may fit it is looked for. `mask` says which criteria `values` are of. */
  alertPlace: (kind: string, mask: string, values: string, sortKey: string) =>
    key(`ALERTS#${kind}#${mask}#${values}`, sortKey),
  /** What fits an alert: its key makes that be told once. */
  alertHit: (userId: string, alertId: string, offerId: string) =>
    key(`USER#${userId}`, `ALERTHIT#${alertId}#${offerId}`),
  /** That a person has hits no digest has told of. */
  alertDigestDue: (userId: string) => key(`USER#${userId}`, "ALERTDIGESTDUE"),
  /** The digest a person was sent last. */
  alertDigest: (userId: string) => key(`USER#${userId}`, "ALERTDIGEST"),
} as const;

export const alertPlacePartition = (kind: string, mask: string, values: string): string =>
  `ALERTS#${kind}#${mask}#${values}`;

/** The lists of alerts that the indexes serve. */
export const listsOfAlerts = {
  /** Who was told of a bike by an alert. */
  alertHitsOf: (offerId: string) => `ALERTHITS#${offerId}`,
  /** People with hits that no digest has told of. */
  dueAlertDigests: () => "ALERTDIGESTS#DUE",
  /** A person's alerts with hits they have not looked at. In the second index. */
  alertsWithNews: (userId: string) => `ALERTNEWS#${userId}`,
} as const satisfies Record<string, (...given: never[]) => `${string}#${string}`>;

/** How the sort keys of a person's alerts, and of all their hits, begin. */
export const alertRanges = { alerts: "ALERT#", hits: "ALERTHIT#" } as const;

/** How the sort keys of an alert's hits begin. */
export const hitsOfAlert = (alertId: string): string => `ALERTHIT#${alertId}#`;
