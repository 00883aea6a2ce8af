/** Stands in for the lists that the user pool asks in the cloud, with what tops all of them and is long enough to be tried. */
const leaked = new Set(
  (
    "00000000 11111111 12345678 123123123 123456789 1234567890 1q2w3e4r 1q2w3e4r5t 1qaz2wsx abc12345 " +
    "abcd1234 admin123 asdfghjkl baseball changeme charlie1 computer dragon123 football hejsan123 iloveyou " +
    "internet letmein1 losenord losenord1 losenord123 lösenord lösenord1 lösenord123 michael1 monkey123 " +
    "passw0rd password password1 password12 password123 princess qwerty12 qwerty123 qwertyui qwertyuiop " +
    "sommar2024 sommar2025 sommar2026 starwars sunshine superman trustno1 welcome1 whatever zaq12wsx"
  ).split(" "),
);

export const isLeaked = (password: string): boolean => leaked.has(password.toLowerCase());
