import type { Session } from "#web/platform/auth/session.ts";

const bare = /^\/(?:auth|register|qr|public-qr)(?:\/|$)/;

/** Sign-in, registration and the pages of a QR code have no navigation. */
export const isBare = (path: string): boolean => bare.test(path);

/** True if the top bar shows shortcuts, points and notifications. Stores have only their three entries. */
export const hasTopNavigation = (path: string, session: Session): boolean =>
  session.state === "signed-in" && session.totpRequired !== true && session.role !== "store" && !isBare(path);
