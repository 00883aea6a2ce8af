import { useRef } from "react";

/** Reuses the idempotency key of an identical body, because the first request may have arrived without an answer. */
export const useKeyFor = (): ((body: unknown) => string) => {
  const last = useRef({ sent: "", key: "" });
  return (body) => {
    const sent = JSON.stringify(body);
    if (sent !== last.current.sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
};
