/** Below the gateway's timeout of 30 seconds, so that the person gets a proper error. */
export const ocrTimeoutMs = 25_000;
