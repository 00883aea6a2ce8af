import { QueryClient } from "@tanstack/react-query";
import { NetworkError, ProblemError } from "./errors.ts";

const retries = 2;

/** True for a lost response or a failing API; any other problem is final. */
const isTemporary = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && isTemporary(error),
      },
      // Fails without a network: by default it would wait and be sent later, unexpectedly.
      mutations: { retry: false, networkMode: "always" },
    },
  });
