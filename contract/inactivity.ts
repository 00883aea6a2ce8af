/** How long a person may be inactive before they are signed out, in milliseconds. */
export const inactivityLimit = 20 * 60_000;

/** How often the app reports activity to the server, at most. */
export const activityNoticeInterval = 60_000;
