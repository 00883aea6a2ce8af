import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { placeOf } from "#contract/places.ts";

/** A town that nobody knows stays there to be mended. */
const isTownKnown = (form: HTMLFormElement, fault: string): boolean => {
  const near = form.elements.namedItem("near");
  if (!(near instanceof HTMLInputElement)) return true;
  const typed = near.value.trim();
  near.setCustomValidity(typed === "" || placeOf(typed) ? "" : fault);
  return near.reportValidity();
};

const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "checkbox");

/** What was filled in, by the names of the fields. */
const read = (form: HTMLFormElement): URLSearchParams => {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim() !== "") given.set(name, value.trim());
  return given;
};

type Props = {
  /** At the button. */
  show: string;
  onShow: (given: URLSearchParams) => void;
  /** Fields; one called `near` takes a town that we know. */
  children: ReactNode;
};

/** What narrows a list. Choosing is enough; what is typed counts when one is done. */
export function FilterForm({ show, onShow, children }: Props): ReactNode {
  const { t } = useTranslation();
  const fault = t(($) => $.rules["place-unknown"]);
  const tell = (form: HTMLFormElement): void => {
    if (isTownKnown(form, fault)) onShow(read(form));
  };
  return (
    <form
      className="filterform"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tell(event.currentTarget);
      }}
      onChange={({ currentTarget, target }) => {
        if (isChoice(target)) tell(currentTarget);
      }}
    >
      {children}
      <button type="submit" className="btn btn--primary">
        {show}
      </button>
    </form>
  );
}
