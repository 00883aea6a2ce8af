import { conflictCodes } from "#contract/platform/conflict-codes.ts";
import { notFoundCodes } from "#contract/platform/not-found-codes.ts";
import { problemCodes } from "#contract/platform/problem-codes.ts";

export const everyProblemCode = [...Object.values(problemCodes).flat(), ...conflictCodes, ...notFoundCodes];
