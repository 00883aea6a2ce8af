import {
  type ConsentChoice,
  consentVersion,
  isValidConsent,
  type OptionalConsent,
  optionalConsents,
} from "#contract/consent-rules.ts";
import { readStored, removeStored, writeStored } from "#web/ui/local-store.ts";

export type Allowed = Readonly<Record<OptionalConsent, boolean>>;

type Kept = ConsentChoice & {
  /** Random: a choice can be proved without knowing anything of the person who made it. */
  readonly id: string;
};

/** `asking`: someone wants to make or change their choice, or made it about texts that have changed since. Nobody else is asked, as nothing here uses what they could refuse. */
export type ConsentState = { readonly asking: boolean; readonly choice: ConsentChoice | undefined };

const storageKey = "cr:consent";
const listeners = new Set<() => void>();

const isKept = (value: unknown): value is Kept => {
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

const stored = (): Kept | undefined => {
  const value = parsed(readStored(storageKey) ?? "null");
  return isKept(value) ? value : undefined;
};

/** Only a choice that holds. */
const read = (): Kept | undefined => {
  const kept = stored();
  return kept && isValidConsent(kept, new Date()) ? kept : undefined;
};

let state: ConsentState | undefined;

const show = (asking: boolean, choice: ConsentChoice | undefined): void => {
  state = { asking, choice };
  for (const listener of listeners) listener();
};

/** What cannot be read, or has grown old, is removed. What was said about other texts stays until it is said again. */
const begin = (): ConsentState => {
  const kept = stored();
  const asking = kept !== undefined && kept.version < consentVersion;
  const choice = read();
  if (choice === undefined && !asking) removeStored(storageKey);
  return { asking, choice };
};

const current = (): ConsentState => {
  state ??= begin();
  return state;
};

const store = (choice: ConsentChoice): void => {
  const id = stored()?.id ?? crypto.randomUUID();
  writeStored(storageKey, JSON.stringify({ ...choice, id }));
};

const whenAnotherTabChose = ({ key }: StorageEvent): void => {
  if (key !== storageKey && key !== null) return;
  show(false, read());
};

/** The choice of cookies in this browser. */
export const consentStore = {
  current,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener("storage", whenAnotherTabChose);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", whenAnotherTabChose);
    };
  },
  choose: (allowed: Allowed): void => {
    const choice = { ...allowed, version: consentVersion, decidedAt: new Date().toISOString() };
    store(choice);
    show(false, choice);
  },
  /** Takes over what the same person chose elsewhere. A person who is choosing right now goes on. */
  adopt: (choice: ConsentChoice): void => {
    store(choice);
    show(current().asking, choice);
  },
  /** Asks those again who chose about texts that have changed since. Who closes it is asked at the next visit. */
  askAgain: (): void => {
    if (current().choice === undefined) show(true, undefined);
  },
  reopen: (): void => show(true, current().choice),
  /** Leaves what was chosen before as it is. */
  close: (): void => show(false, current().choice),
};
