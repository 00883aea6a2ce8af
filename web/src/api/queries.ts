import { QueryClient } from "@tanstack/react-query";
import { NetworkError, ProblemError } from "./errors.ts";

const retries = 2;

/** Worth asking again: nothing came back, or the API was overloaded. Every other problem is an answer. */
const mayPass = (error: Error): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < retries && mayPass(error),
      },
      // Without a network it fails and says so. By itself it would wait, and be sent once nobody stands by what they pressed.
      mutations: { retry: false, networkMode: "always" },
    },
  });
