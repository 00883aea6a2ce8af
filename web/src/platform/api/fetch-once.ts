/** For requests that the server logs each time: fetch once and never refetch in the background. */
export const fetchOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;
