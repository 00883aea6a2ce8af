import { type ReactNode, useId } from "react";
import type { PaperLines } from "./paper-lines.ts";
import "./paper-receipt.css";

type Props = {
  lines: PaperLines;
  /** h2 below another receipt. */
  heading?: "h1" | "h2";
};

function Amounts({ lines: { item, itemNotes, sums, words } }: Pick<Props, "lines">): ReactNode {
  return (
    <table className="paper-receipt__amounts">
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {item}
            {itemNotes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </td>
          <td>{sums.at(-1)?.[1] ?? "–"}</td>
        </tr>
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** Shows a receipt as a sheet of paper. Printing the page prints only this. */
export function PaperReceipt({ lines, heading: Heading = "h1" }: Props): ReactNode {
  const heading = useId();
  const [name, ...address] = lines.seller;
  return (
    <article className="paper-receipt" aria-labelledby={heading}>
      <Heading id={heading} className="paper-receipt__title">
        {lines.title}
      </Heading>
      {lines.notice !== undefined && <p className="paper-receipt__notice">{lines.notice}</p>}
      <dl>
        {lines.facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Amounts lines={lines} />
      <footer>
        {Heading === "h1" ? <h2>{lines.words.seller}</h2> : <h3>{lines.words.seller}</h3>}
        <p>
          <b>{name}</b>
        </p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
      {lines.text !== undefined && <p className="paper-receipt__text">{lines.text}</p>}
    </article>
  );
}
