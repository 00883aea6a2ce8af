declare module "spdx-satisfies" {
  /** Returns true when approved licences alone satisfy the expression, and throws where it is no SPDX expression. */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}
