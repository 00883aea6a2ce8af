let tell = (): void => undefined;

/** Names who is told when the API answers that the session was ended, as by signing out everywhere on another device. */
export const onSessionEnd = (listener: () => void): void => {
  tell = listener;
};

export const tellSessionEnd = (): void => tell();
