import { Link } from "./schema-values.ts";

const maxKept = 60;

/** Values from earlier responses, so that later requests refer to existing things. */
export class Told {
  readonly #byName = new Map<string, string[]>();
  readonly #all: string[] = [];

  learn(value: unknown, name = ""): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, name);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) this.learn(inner, key);
    else if (typeof value === "string" && value.length <= 500) this.#keep(name, value);
  }

  #keep(name: string, value: string): void {
    const known = this.#byName.get(name) ?? [];
    if (known.includes(value)) return;
    this.#byName.set(name, [...known.slice(-maxKept), value]);
    if (!this.#all.includes(value)) this.#all.push(value);
  }

  /** Returns undefined if nothing fits. */
  find({ name, pattern, place }: Link): string | undefined {
    const known =
      pattern === undefined
        ? (this.#byName.get(name) ?? this.#byName.get(name.replace(/s$/, "")) ?? [])
        : this.#all.filter((value) => new RegExp(pattern, "u").test(value));
    return known[place % known.length];
  }
}

/** Resolves the links: most to the caller's own values, some to those of others. */
export const resolved = (value: unknown, own: Told, others: readonly Told[]): unknown => {
  if (value instanceof Link) {
    const foreign = others[value.place % others.length];
    const from = value.place % 4 === 0 && foreign ? [foreign, own] : [own, ...others];
    for (const told of from) {
      const found = told.find(value);
      if (found !== undefined) return found;
    }
    return "unknown";
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, own, others));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolved(inner, own, others)]),
  );
};
