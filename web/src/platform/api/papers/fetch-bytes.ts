import { NetworkError } from "#web/platform/api/errors.ts";

/** Bypasses the cache: the page may have cached the file as an opaque response. */
export const fetchBytes = async (address: string, signal: AbortSignal): Promise<Uint8Array> => {
  try {
    const response = await fetch(address, { signal, cache: "no-store" });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new NetworkError(`A file was answered with ${response.status}`);
  } catch (error) {
    if (signal.aborted || error instanceof NetworkError) throw error;
    throw new NetworkError("A file did not come", { cause: error });
  }
};
