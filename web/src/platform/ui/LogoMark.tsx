import type { ReactNode } from "react";

/** Two wheels joined by a check mark: a bike that has been verified. */
export function LogoMark({ size = 34 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" fill="none">
      <rect width="40" height="40" rx="11" fill="var(--mark-bg, #0c5443)" />
      <circle cx="12.2" cy="24.6" r="6.2" stroke="#fff" strokeWidth="2.6" />
      <circle cx="27.8" cy="24.6" r="6.2" stroke="#fff" strokeWidth="2.6" />
      <path
        d="M12.6 18.2l6.3 6.2L29.4 11"
        stroke="#ffc629"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
