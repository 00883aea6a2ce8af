import { type RefObject, useEffect } from "react";
import { fieldsOf } from "./use-till-keys.ts";
import type { Landed } from "./use-till-scans.ts";

/** After a scan, moves the focus to the next field to fill in. */
const goOn = (form: HTMLElement | null, { place }: Landed): void => {
  const { activeElement: active } = document;
  const fields = fieldsOf(form);
  const at = fields.findIndex((field) => field === active);
  if (at !== -1 && fields[at]?.name === place) fields[at + 1]?.focus();
  else if (active === document.body) fields.find(({ value }) => value === "")?.focus();
};

/** Focuses the first field for each customer; the page has no other purpose. */
export const useTillFocus = (
  form: RefObject<HTMLFormElement | null>,
  customer: number,
  landed: Landed | undefined,
): void => {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each customer begins anew
  useEffect(() => fieldsOf(form.current)[0]?.focus(), [form, customer]);
  useEffect(() => {
    if (landed !== undefined) goOn(form.current, landed);
  }, [form, landed]);
};
