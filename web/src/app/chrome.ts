import type { Session } from "#web/auth/session.ts";

const bare = /^\/(?:auth|register|qr|public-qr)(?:\/|$)/;

/** Signing in, creating an account and the pages behind a sticker keep to themselves. */
export const isBare = (path: string): boolean => bare.test(path);

/** Shortcuts, points and notices at the top. Stores have their three entries alone. */
export const hasTopNavigation = (path: string, session: Session): boolean =>
  session.state === "signed-in" && session.totpRequired !== true && session.role !== "store" && !isBare(path);
