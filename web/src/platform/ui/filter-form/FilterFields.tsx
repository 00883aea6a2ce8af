import { type ReactNode, useId } from "react";
import "./filter-form.css";

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className="filterform__field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type Choice = {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
  /** The option for no choice; without it a choice is required. */
  any?: string;
};

export function Choices({ name, label, value = "", options, any }: Choice): ReactNode {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={value}>
          {any !== undefined && <option value="">{any}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Typed = { name: string; label: string; value: string | undefined; list?: string; numeric?: boolean };

export function Text({ name, label, value = "", list, numeric = false }: Typed): ReactNode {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          name={name}
          defaultValue={value}
          list={list}
          inputMode={numeric ? "numeric" : "text"}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
