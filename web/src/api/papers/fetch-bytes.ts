import { NetworkError } from "#web/api/errors.ts";

/** A file of ours. The page may have shown it before, without the leave to read it, so no kept copy will do. */
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
