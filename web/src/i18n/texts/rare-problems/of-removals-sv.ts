export const ofRemovals = {
  "removal-open": "En kollega har redan begärt att cykeln avregistreras. Ladda om sidan.",
  "removal-decided": "Begäran är redan avgjord, eller så har tiden gått ut. Ladda om sidan.",
  "removal-outdated":
    "Cykeln har ändrats sedan dess, så begäran gäller inte längre. Titta på den igen och begär på nytt.",
  "removal-own": "Du har själv begärt det. En annan administratör måste godkänna.",
} as const;
