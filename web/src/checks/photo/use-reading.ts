import { useEffect, useState } from "react";
import { type NumberInPhoto, type Photo, photoRoutes } from "#contract/checks/photos.ts";
import { createClient } from "#web/platform/api/client.ts";
import { withSearchPass } from "#web/platform/api/search-pass.ts";

const client = createClient(photoRoutes, { token: async () => undefined });

type Outcome = { readonly numbers?: readonly NumberInPhoto[]; readonly error?: Error };

const read = async (photo: Photo, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await withSearchPass((pass) => client.readPhoto({ body: photo }, { pass, signal }));
  } catch (error) {
    return { error: error instanceof Error ? error : new TypeError(String(error)) };
  }
};

/** Reads a photo without the library of queries, which the page does not load. */
export const useReading = (photo: Photo): Outcome & { retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [seen, show] = useState<{ attempt: number; outcome: Outcome }>();
  useEffect(() => {
    const leaving = new AbortController();
    const run = async (): Promise<void> => {
      const outcome = await read(photo, leaving.signal);
      if (!leaving.signal.aborted) show({ attempt, outcome });
    };
    void run();
    return () => leaving.abort();
  }, [photo, attempt]);
  const outcome = seen?.attempt === attempt ? seen.outcome : {};
  return { ...outcome, retry: () => setAttempt((count) => count + 1) };
};
