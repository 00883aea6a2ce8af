import type { Logger } from "#lambdas/platform/http/logger.ts";

/** Logs ids and kinds of errors only, since an error's message may hold personal data. */
export const failureReporter =
  (logger: Pick<Logger, "error">, message: string, idName: string) =>
  (id: string, error: unknown): void =>
    logger.error(message, { [idName]: id, reason: error instanceof Error ? error.name : typeof error });
