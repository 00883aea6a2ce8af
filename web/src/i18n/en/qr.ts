import type { qr as sv } from "../sv/qr.ts";
import type { Texts } from "../texts.ts";

export const qr: Texts<typeof sv> = {
  title: "QR code",
  badges: { ok: "OK", stolen: "STOLEN", unknown: "UNKNOWN" },
  owner: "Owner: {{name}}",
  registered:
    "The bike is registered and not reported stolen. Does it look abandoned? Call the police on 114 14.",
  failed: "The code could not be looked up",
  found: {
    report: "Report it found",
    police: "Call the police 114 14",
    safety: "Confront nobody. Crime in progress: 112. Tips and reports: 114 14.",
    reward: "The owner promises a reward of {{amount}}.",
  },
  compare: {
    title: "Does the frame number match?",
    hint: "Write the number that is stamped into the frame, most often below the cranks.",
    submit: "Compare",
    yes: { answer: "Yes, the number matches.", text: "The code and the bike belong together." },
    no: {
      answer: "No, the number does not match.",
      text: "The code belongs to a bike with another frame number. Read the number once more. If it still does not match, do not buy the bike.",
    },
  },
  unknown: {
    title: "The code belongs to no bike",
    text: "It is not linked to a bike in the register, or is no longer valid. Is it your bike? Register it, and whoever finds it can reach you.",
    stolen: "A bike that is not registered can be stolen too. Search for its frame number before you buy.",
    register: "Register the bike",
    search: "Search for the frame number",
  },
};
