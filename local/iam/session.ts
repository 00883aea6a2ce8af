import type { Statement } from "./statement.ts";

/** A role as the template declares it. */
export type Role = {
  readonly name: string;
  readonly statements: readonly Statement[];
};

/** A function or a service that has taken its role on. */
export type Session = {
  /** As AWS names who asks: arn:aws:sts::000000000000:assumed-role/Role/Function */
  readonly arn: string;
  readonly name: string;
  readonly role: Role;
};

export const assumeRole = (accountId: string, role: Role, name: string): Session => ({
  arn: `arn:aws:sts::${accountId}:assumed-role/${role.name}/${name}`,
  name,
  role,
});
