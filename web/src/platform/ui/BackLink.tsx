import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import "./back-link.css";

export function BackLink({ to, children }: Pick<LinkProps, "to" | "children">): ReactNode {
  return (
    <Link className="backlink" to={to}>
      <ArrowLeft size={20} aria-hidden="true" />
      {children}
    </Link>
  );
}
