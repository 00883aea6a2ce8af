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
  /** Random: a choice can be proved without knowing anything of whoever made it. */
  readonly id: string;
};

/** `asking`: nobody has chosen yet, a choice has run out, or somebody wants to change theirs. */
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

/** What cannot be read, or no longer holds, is removed. */
const read = (): Kept | undefined => {
  const text = readStored(storageKey);
  if (text === null) return undefined;
  const value = parsed(text);
  if (isKept(value) && isValidConsent(value, new Date())) return value;
  removeStored(storageKey);
  return undefined;
};

let state: ConsentState | undefined;
/** Whoever may have chosen elsewhere is not asked before that is known. */
let held: ConsentState | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

const show = (asking: boolean, choice: ConsentChoice | undefined): void => {
  state = { asking, choice };
  held &&= { asking: false, choice };
  tell();
};

const current = (): ConsentState => {
  if (held !== undefined) return held;
  if (state === undefined) {
    const choice = read();
    state = { asking: choice === undefined, choice };
  }
  return state;
};

const keep = (choice: ConsentChoice): void => {
  const id = read()?.id ?? crypto.randomUUID();
  writeStored(storageKey, JSON.stringify({ ...choice, id }));
  show(false, choice);
};

const whenAnotherTabChose = ({ key }: StorageEvent): void => {
  if (key !== storageKey && key !== null) return;
  const choice = read();
  show(choice === undefined, choice);
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
  choose: (allowed: Allowed): void =>
    keep({ ...allowed, version: consentVersion, decidedAt: new Date().toISOString() }),
  /** Takes over what the same person chose elsewhere. */
  adopt: keep,
  /** Asks nothing for now; answers with what ends that. */
  hold: (): (() => void) => {
    held = { asking: false, choice: current().choice };
    tell();
    return () => {
      held = undefined;
      tell();
    };
  },
  reopen: (): void => show(true, current().choice),
  /** Leaves what was chosen before as it is. */
  close: (): void => show(false, current().choice),
};
