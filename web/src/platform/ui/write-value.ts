export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Bypasses React's setter, which would ignore the change. */
export const writeValue = (field: Field, value: string): void => {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (typeof prototype === "object" && prototype !== null) Reflect.set(prototype, "value", value, field);
  const type = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(type, { bubbles: true }));
};
