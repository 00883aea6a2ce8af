/** For what is written down each time it is shown: it is asked for only when someone asks. */
export const onceAsked = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;
