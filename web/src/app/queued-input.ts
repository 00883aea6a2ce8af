type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where the caret stood, and what was marked. */
type Caret = Pick<HTMLInputElement, "selectionStart" | "selectionEnd" | "selectionDirection">;
type Entry = { readonly name: string; readonly value: string };
export type TypedText = {
  readonly texts: readonly Entry[];
  readonly choices: readonly Entry[];
  readonly focus: { readonly name: string; readonly caret?: Caret } | undefined;
};

const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>("input, textarea, select")];

const nameOf = ({ name, id }: Field): string => name || id;

const valueAtFirst = (field: Field): string => {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
};

const focusIn = (fields: readonly Field[]): TypedText["focus"] => {
  const field = fields.find((each) => each === document.activeElement);
  if (field === undefined) return undefined;
  if (field instanceof HTMLSelectElement) return { name: nameOf(field) };
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return { name: nameOf(field), caret: { selectionStart, selectionEnd, selectionDirection } };
};

/** What has been typed and chosen in a document before its scripts ran, and where the caret stands. */
export const readTyped = (root: Element): TypedText => {
  const fields = fieldsIn(root);
  const entries = (wanted: readonly Field[]): Entry[] =>
    wanted
      .filter((field) => field.value !== valueAtFirst(field))
      .map((field) => ({ name: nameOf(field), value: field.value }));
  const isChoice = (field: Field): boolean => field instanceof HTMLSelectElement;
  return {
    texts: entries(fields.filter((field) => !isChoice(field))),
    choices: entries(fields.filter(isChoice)),
    focus: focusIn(fields),
  };
};

const fieldNamed = (root: Element, name: string): Field | undefined =>
  fieldsIn(root).find((field) => nameOf(field) === name);

/** Past React's own setter, which would take the value for the one that it knows. */
const write = (root: Element, { name, value }: Entry, event: "input" | "change"): void => {
  const field = fieldNamed(root, name);
  if (field === undefined || field.value === value) return;
  const prototype: unknown = Object.getPrototypeOf(field);
  if (typeof prototype === "object" && prototype !== null) Reflect.set(prototype, "value", value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
};

const putFocus = (root: Element, { name, caret }: NonNullable<TypedText["focus"]>): void => {
  const field = fieldNamed(root, name);
  field?.focus({ preventScroll: true });
  // Fields for addresses of e-mail know no caret.
  if (caret === undefined || caret.selectionStart === null || field instanceof HTMLSelectElement) return;
  field?.setSelectionRange(caret.selectionStart, caret.selectionEnd, caret.selectionDirection ?? undefined);
};

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Frames to wait for a choice to be taken; it may lead to another address. */
const patience = 60;

const settled = async (root: Element, { name, value }: Entry): Promise<void> => {
  for (let frame = 0; frame < patience && fieldNamed(root, name)?.value !== value; frame += 1)
    await nextFrame();
};

/** Puts into the app's fields what `readTyped` found: texts and caret at once, so that no key falls in between, then one choice after the other, as a person makes them. */
export const putBack = async (root: Element, { texts, choices, focus }: TypedText): Promise<void> => {
  for (const text of texts) write(root, text, "input");
  if (focus !== undefined) putFocus(root, focus);
  for (const choice of choices) {
    write(root, choice, "change");
    await settled(root, choice);
  }
};
