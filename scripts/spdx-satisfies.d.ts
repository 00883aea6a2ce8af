declare module "spdx-satisfies" {
  /** Whether a licence expression can be met by approved licences alone. Throws where it is no SPDX expression. */
  export default function satisfies(expression: string, approved: readonly string[]): boolean;
}
