import { storedKeys } from "#web/ui/local-store.ts";

const lastUser = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;

export const isSessionKey = (key: string): boolean => lastUser.test(key);

/** Whether someone has signed in here, told from Amplify's storage without loading Amplify. The session may still have expired. */
export const hasStoredSession = (): boolean => storedKeys().some(isSessionKey);
