import type { Statement } from "./statement.ts";

export type Role = {
  readonly name: string;
  readonly statements: readonly Statement[];
};

export type Session = {
  /** For example arn:aws:sts::000000000000:assumed-role/Role/Function */
  readonly arn: string;
  readonly name: string;
  readonly role: Role;
};

export const assumeRole = (accountId: string, role: Role, name: string): Session => ({
  arn: `arn:aws:sts::${accountId}:assumed-role/${role.name}/${name}`,
  name,
  role,
});
