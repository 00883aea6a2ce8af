import { Logger } from "@aws-lambda-powertools/logger";

/** One JSON line an event. Requests and answers themselves are never logged. */
export const loggerOf = (serviceName: string): Logger => new Logger({ serviceName });
