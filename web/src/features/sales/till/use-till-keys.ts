import { type RefObject, useEffect, useEffectEvent } from "react";
import { isInDialog } from "#web/ui/key-target.ts";

type Keys = { readonly submit: () => void; readonly startOver: () => void };

const fieldsOf = (form: HTMLFormElement | null): readonly HTMLElement[] =>
  form === null ? [] : Array.from(form.querySelectorAll<HTMLElement>("[data-till-field]:not(:disabled)"));

/** Enter goes to the next field, with Shift to the one before, and from the last one registers; Esc begins again. A scanner ends what it types with Enter. */
export const useTillKeys = (form: RefObject<HTMLFormElement | null>, { submit, startOver }: Keys): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || isInDialog(event.target)) return;
    if (event.key === "Escape") startOver();
    if (event.key !== "Enter") return;
    const fields = fieldsOf(form.current);
    const place = fields.findIndex((field) => field === event.target);
    if (place === -1) return;
    event.preventDefault();
    const next = event.ctrlKey || event.metaKey ? undefined : fields[place + (event.shiftKey ? -1 : 1)];
    if (next !== undefined) next.focus();
    else if (!event.shiftKey) submit();
  });
  useEffect(() => {
    // The first thing that a clerk scans, on a page that is opened for nothing else.
    fieldsOf(form.current)[0]?.focus();
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [form]);
};
