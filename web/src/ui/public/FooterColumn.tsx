import type { ReactNode } from "react";

type Props = {
  id: string;
  heading: string;
  links: readonly { readonly href: string; readonly text: string }[];
  /** What is done here rather than elsewhere. */
  buttons?: readonly { readonly text: string; readonly onClick: () => void }[];
};

export function FooterColumn({ id, heading, links, buttons = [] }: Props): ReactNode {
  return (
    <nav className="pubfoot__column" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {links.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
      {buttons.map(({ text, onClick }) => (
        <button key={text} type="button" onClick={onClick}>
          {text}
        </button>
      ))}
    </nav>
  );
}
