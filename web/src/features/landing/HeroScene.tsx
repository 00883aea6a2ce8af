import type { ReactNode } from "react";

/** Low sun over a wood and a cycle lane. */
export function HeroScene(): ReactNode {
  return (
    <svg className="heroart__scene" viewBox="0 0 600 600" preserveAspectRatio="xMidYMax slice" fill="none">
      <circle cx="446" cy="166" r="88" fill="#ffc629" />
      <path
        d="M-20 420V330q64-46 124-22q44-74 120-48q62-70 150-18q58-50 124 2q60-34 152 32V430Z"
        fill="#0d4d40"
      />
      <path
        d="M46 420V342m0 34l-20-18m20 4l18-16M548 420V322m0 44l-22-18m22-2l20-18M586 420V360"
        stroke="#0a4033"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-20 418H640V620H-20Z" fill="#0a4033" />
      <path d="M-20 418H640" stroke="#12654f" strokeWidth="3" />
      <path
        d="M10 476h70m50 0h70m50 0h70m50 0h70m50 0h70m50 0h70"
        stroke="#eef6f2"
        strokeOpacity=".2"
        strokeWidth="7"
      />
    </svg>
  );
}
