/** Milliseconds without activity before sign-out. */
export const inactivityLimit = 20 * 60_000;

/** The app reports activity at most this often, in milliseconds. */
export const activityNoticeInterval = 60_000;
