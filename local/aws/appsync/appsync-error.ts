import type { GraphQLError } from "graphql";

type Details = { data?: unknown; errorInfo?: unknown };

/** An AppSync error; clients branch on its `errorType`. */
export class AppSyncError extends Error {
  readonly errorType: string;
  readonly details: Details;

  constructor(errorType: string, message: string, details: Details = {}) {
    super(message);
    this.name = "AppSyncError";
    this.errorType = errorType;
    this.details = details;
  }
}

const locations = (error: GraphQLError) =>
  error.locations?.map(({ line, column }) => ({ line, column, sourceName: null })) ?? null;

export const operationErrors = (errors: readonly GraphQLError[]) =>
  errors.map((error) => {
    const cause = error.originalError;
    const known = cause instanceof AppSyncError ? cause : undefined;
    return {
      path: error.path ?? null,
      data: known?.details.data ?? null,
      errorType: known?.errorType ?? null,
      errorInfo: known?.details.errorInfo ?? null,
      locations: locations(error),
      message: error.message,
    };
  });

/** Formats an error outside an operation: in a request, a connection or a message. */
export const requestError = (error: unknown): { errorType: string; message: string } =>
  error instanceof AppSyncError
    ? { errorType: error.errorType, message: error.message }
    : { errorType: "InternalFailure", message: "The request could not be served." };
