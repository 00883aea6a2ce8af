import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isInDialog } from "#web/platform/ui/key-target.ts";

type Keys = { readonly submit: () => void; readonly startOver: () => void };
type Form = RefObject<HTMLFormElement | null>;

export const fieldsOf = (form: HTMLElement | null): readonly (HTMLInputElement | HTMLSelectElement)[] =>
  form === null ? [] : Array.from(form.querySelectorAll("[data-till-field]:not(:disabled)"));

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** If the focused element disappears, focuses the field in its place, so that no key press is lost. */
const useKeptFocus = (form: Form): void => {
  const last = useRef<{ readonly element: Element; readonly place: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || form.current?.contains(target) !== true) return;
      const place = fieldsOf(form.current).filter((field) => isBefore(field, target)).length;
      last.current = { element: target, place };
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [form]);
  // Runs after every render, since any may remove the field.
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.element.isConnected !== false) return;
    const fields = fieldsOf(form.current);
    fields[Math.min(last.current.place, fields.length - 1)]?.focus();
  });
};

/** Enter moves on and finally registers, Shift + Enter moves back, Esc starts over. */
export const useTillKeys = (form: Form, { submit, startOver }: Keys): void => {
  useKeptFocus(form);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || isInDialog(event.target)) return;
    if (event.key === "Escape" && !event.repeat) startOver();
    if (event.key !== "Enter") return;
    const fields = fieldsOf(form.current);
    const place = fields.findIndex((field) => field === event.target);
    if (place === -1) return;
    event.preventDefault();
    if (event.repeat) return;
    const next = event.ctrlKey || event.metaKey ? undefined : fields[place + (event.shiftKey ? -1 : 1)];
    if (next !== undefined) next.focus();
    else if (!event.shiftKey) submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};
