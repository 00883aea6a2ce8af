import type { IncomingMessage } from "node:http";

/** Detects a cross-origin request: any site could send a form here through the user's browser. */
export const comesFromElsewhere = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
