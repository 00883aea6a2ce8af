import {
  type ConsentChoice,
  consentVersion,
  isValidConsent,
  type OptionalConsent,
  optionalConsents,
} from "#contract/people/consent-rules.ts";
import { readStored, removeStored, writeStored } from "#web/platform/ui/local-store.ts";

export type Allowed = Readonly<Record<OptionalConsent, boolean>>;

type StoredChoice = ConsentChoice & {
  /** Random, so that it proves a choice without identifying the person. */
  readonly id: string;
};

/**
 * `asking` is true if someone opened the choices, and `again` if their choice is a year old or for
 * older texts. Nobody else is asked, as the site uses nothing that needs consent.
 */
export type ConsentState = {
  readonly asking: boolean | "again";
  readonly choice: ConsentChoice | undefined;
};

const storageKey = "cr:consent";
const listeners = new Set<() => void>();

const isStoredChoice = (value: unknown): value is StoredChoice => {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    typeof fields.get("id") === "string" &&
    typeof fields.get("version") === "number" &&
    typeof fields.get("decidedAt") === "string" &&
    optionalConsents.every((type) => typeof fields.get(type) === "boolean")
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const stored = (): StoredChoice | undefined => {
  const value = parsed(readStored(storageKey) ?? "null");
  return isStoredChoice(value) ? value : undefined;
};

/** Ignores a choice that needs renewing. */
const read = (): StoredChoice | undefined => {
  const consent = stored();
  return consent && isValidConsent(consent, new Date()) ? consent : undefined;
};

let state: ConsentState | undefined;

const show = (asking: ConsentState["asking"], choice: ConsentChoice | undefined): void => {
  state = { asking, choice };
  for (const listener of listeners) listener();
};

/** Removes an unreadable choice. One that needs renewing stays until it is answered. */
const begin = (): ConsentState => {
  const consent = stored();
  if (consent === undefined) removeStored(storageKey);
  const choice = read();
  return { asking: consent !== undefined && choice === undefined && "again", choice };
};

const current = (): ConsentState => {
  state ??= begin();
  return state;
};

const store = (choice: ConsentChoice): void => {
  const id = stored()?.id ?? crypto.randomUUID();
  writeStored(storageKey, JSON.stringify({ ...choice, id }));
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== storageKey && key !== null) return;
  show(false, read());
};

export const consentStore = {
  current,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", onStorage);
    };
  },
  choose: (allowed: Allowed): void => {
    const choice = { ...allowed, version: consentVersion, decidedAt: new Date().toISOString() };
    store(choice);
    show(false, choice);
  },
  /** Applies the person's choice from another browser. A panel that they opened stays open. */
  adopt: (choice: ConsentChoice): void => {
    store(choice);
    show(current().asking === true, choice);
  },
  askAgain: (): void => {
    if (current().choice === undefined) show("again", undefined);
  },
  reopen: (): void => show(true, current().choice),
  /** Keeps the earlier choice. */
  close: (): void => show(false, current().choice),
};
