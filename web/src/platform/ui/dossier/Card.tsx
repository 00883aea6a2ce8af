import { type ReactNode, useId } from "react";
import "./dossier.css";

type Props = { title: string; beside?: ReactNode; children: ReactNode };

export function Card({ title, beside, children }: Props): ReactNode {
  const id = useId();
  return (
    <section className="dossier__card" aria-labelledby={id}>
      <header className="dossier__cardhead">
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
