import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
} from "aws-amplify/auth";

export type Passkey = {
  readonly id: string;
  /** The pool's name for it, after its provider. */
  readonly name: string | undefined;
  readonly createdAt: Date | undefined;
};

/** The pool's limit per user. */
const maxPasskeys = 20;

const list = async (): Promise<readonly Passkey[]> => {
  const { credentials } = await listWebAuthnCredentials({ pageSize: maxPasskeys });
  return credentials.flatMap(({ credentialId, friendlyCredentialName, createdAt }) =>
    credentialId === undefined ? [] : [{ id: credentialId, name: friendlyCredentialName, createdAt }],
  );
};

const add = async (): Promise<void> => associateWebAuthnCredential();

const remove = async (id: string): Promise<void> => deleteWebAuthnCredential({ credentialId: id });

export const passkeys = { list, add, remove };
