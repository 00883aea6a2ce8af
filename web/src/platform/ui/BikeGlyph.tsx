import type { ReactNode } from "react";

export function BikeGlyph({ size = 22 }: { size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="5.3" cy="15.6" r="3.8" />
      <circle cx="18.7" cy="15.6" r="3.8" />
      <path d="M5.3 15.6L9.3 8.8H15.4L11.8 15.6H5.3ZM9.3 8.8L11.8 15.6M18.7 15.6L14.9 6.4H17.6M8.6 6.4H10.6" />
    </svg>
  );
}
