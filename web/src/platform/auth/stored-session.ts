import { storedKeys } from "#web/platform/ui/local-store.ts";

const lastUser = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;

export const isSessionKey = (key: string): boolean => lastUser.test(key);

/** Checks Amplify's storage without loading Amplify. The session may have expired. */
export const hasStoredSession = (): boolean => storedKeys().some(isSessionKey);
