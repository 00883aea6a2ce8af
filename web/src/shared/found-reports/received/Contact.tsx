import type { ReactNode } from "react";

const linkTo = (contact: string): string | undefined => {
  if (/^[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}$/i.test(contact)) return `mailto:${contact}`;
  if (/^\+?[\d\s-]{6,20}$/.test(contact)) return `tel:${contact.replaceAll(/[\s-]/g, "")}`;
  return undefined;
};

/** How to reach someone, by one tap where it is an address or a number. */
export function Contact({ contact }: { contact: string }): ReactNode {
  const href = linkTo(contact);
  return href === undefined ? contact : <a href={href}>{contact}</a>;
}
