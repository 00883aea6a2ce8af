/** How long somebody may do nothing before their sign-in ends, in milliseconds. */
export const inactivityLimit = 20 * 60_000;

/** How often the app tells the server of somebody who is there, at most. */
export const activityNoticeInterval = 60_000;
