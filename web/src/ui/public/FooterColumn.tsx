import type { ReactNode } from "react";

type Props = {
  id: string;
  heading: string;
  links: readonly { readonly href: string; readonly text: string }[];
  /** What is done here rather than elsewhere. */
  button?: { readonly text: string; readonly onClick: () => void } | undefined;
};

export function FooterColumn({ id, heading, links, button }: Props): ReactNode {
  return (
    <nav className="pubfoot__column" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {links.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
      {button && (
        <button type="button" onClick={button.onClick}>
          {button.text}
        </button>
      )}
    </nav>
  );
}
