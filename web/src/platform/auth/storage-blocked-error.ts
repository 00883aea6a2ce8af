import { canStore } from "#web/platform/ui/local-store.ts";

/** Sign-in needs local storage. */
export class StorageBlockedError extends Error {
  override name = "StorageBlockedError";
}

export const requireStorage = (): void => {
  if (!canStore()) throw new StorageBlockedError("The browser blocks local storage");
};
