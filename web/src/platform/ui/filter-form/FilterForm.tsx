import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { findPlace } from "#contract/platform/places.ts";

const isTownKnown = (form: HTMLFormElement, fault: string): boolean => {
  const near = form.elements.namedItem("near");
  if (!(near instanceof HTMLInputElement)) return true;
  const typed = near.value.trim();
  near.setCustomValidity(typed === "" || findPlace(typed) ? "" : fault);
  return near.reportValidity();
};

const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");

const read = (form: HTMLFormElement): URLSearchParams => {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim() !== "") given.set(name, value.trim());
  return given;
};

type Props = {
  show: string;
  onShow: (given: URLSearchParams) => void;
  /** The fields; one named `near` accepts known towns only. */
  children: ReactNode;
};

/** A choice applies at once, typed text on submit. */
export function FilterForm({ show, onShow, children }: Props): ReactNode {
  const { t } = useTranslation();
  const fault = t(($) => $.rules["place-unknown"]);
  const submit = (form: HTMLFormElement): void => {
    if (isTownKnown(form, fault)) onShow(read(form));
  };
  return (
    <form
      className="filterform"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      onChange={({ currentTarget, target }) => {
        if (isChoice(target)) submit(currentTarget);
      }}
    >
      {children}
      <button type="submit" className="btn btn--primary">
        {show}
      </button>
    </form>
  );
}
