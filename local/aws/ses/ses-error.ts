import { QueryError } from "#local/aws/wire/query-error.ts";

export const invalidCode = "InvalidParameterValue";

export const invalid = (message: string): QueryError => new QueryError(invalidCode, message);
