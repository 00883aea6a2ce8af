import { type Field, writeValue } from "#web/platform/ui/write-value.ts";

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

/** Reads input made before the scripts ran, with the focus and caret. */
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

const write = (root: Element, { name, value }: Entry): void => {
  const field = fieldNamed(root, name);
  if (field !== undefined && field.value !== value) writeValue(field, value);
};

const restoreFocus = (root: Element, { name, caret }: NonNullable<TypedText["focus"]>): void => {
  const field = fieldNamed(root, name);
  field?.focus({ preventScroll: true });
  // E-mail fields have no caret position.
  if (caret === undefined || caret.selectionStart === null || field instanceof HTMLSelectElement) return;
  field?.setSelectionRange(caret.selectionStart, caret.selectionEnd, caret.selectionDirection ?? undefined);
};

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Frames to wait until a choice is applied, as it may change the address. */
const maxFrames = 60;

const choiceApplied = async (root: Element, { name, value }: Entry): Promise<void> => {
  for (let frame = 0; frame < maxFrames && fieldNamed(root, name)?.value !== value; frame += 1)
    await nextFrame();
};

/** Restores what `readTyped` found: texts and caret synchronously, so that no key is lost, then the choices one by one. */
export const restoreTyped = async (root: Element, { texts, choices, focus }: TypedText): Promise<void> => {
  for (const text of texts) write(root, text);
  if (focus !== undefined) restoreFocus(root, focus);
  for (const choice of choices) {
    write(root, choice);
    await choiceApplied(root, choice);
  }
};
