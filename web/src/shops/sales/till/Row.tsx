import { type ReactNode, useId } from "react";

export function Row({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const heading = useId();
  return (
    <section className="tillrow" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <div className="stack stack--near tillrow__fields">{children}</div>
    </section>
  );
}
