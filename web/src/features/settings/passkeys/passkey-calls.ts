import {
  associateWebAuthnCredential,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
} from "aws-amplify/auth";

export type Passkey = {
  readonly id: string;
  /** What the user pool calls it, after who keeps it. */
  readonly name: string | undefined;
  readonly createdAt: Date | undefined;
};

/** As many as someone can have. */
const most = 20;

const list = async (): Promise<readonly Passkey[]> => {
  const { credentials } = await listWebAuthnCredentials({ pageSize: most });
  return credentials.flatMap(({ credentialId, friendlyCredentialName, createdAt }) =>
    credentialId === undefined ? [] : [{ id: credentialId, name: friendlyCredentialName, createdAt }],
  );
};

/** Has the browser make one, and shows it to the user pool. */
const add = async (): Promise<void> => associateWebAuthnCredential();

const remove = async (id: string): Promise<void> => deleteWebAuthnCredential({ credentialId: id });

/** What the settings ask of the user pool about passkeys. */
export const passkeys = { list, add, remove };
