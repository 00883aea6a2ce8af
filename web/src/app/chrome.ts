import type { Session } from "#web/auth/session.ts";

const bare = /^\/(?:auth|register|qr|public-qr)(?:\/|$)/;

/** Signing in, creating an account and the pages behind a sticker keep to themselves. */
export const isBare = (path: string): boolean => bare.test(path);

/** Menu, points and notices at the top. Stores have the bar at the bottom alone. */
export const hasTopNavigation = (path: string, session: Session): boolean =>
  session.state === "signed-in" && session.totpRequired !== true && session.role !== "store" && !isBare(path);
