import type { IncomingMessage } from "node:http";

/** Whether another site sends it: any could send a form here from the person's own browser. */
export const comesFromElsewhere = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
