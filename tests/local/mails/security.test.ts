import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { mailsTo } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { signUpByMail } from "#tests/sign-up.ts";
import { authenticatorCode } from "#tests/local/aws/cognito/harness.ts";

const email = "anna@example.se";
const first = "cykel-i-snön-4711";
const second = "vinter-på-cykeln-4712";
const [laptop, phone] = ["laptop-0123456789-abcdef", "phone-0123456789-abcdefg"];
let cloud: Cloud;

beforeAll(async () => {
  cloud = await withCloud({ seed: false });
  await configure(cloud);
});
afterAll(() => cloud.close());

const subjects = async () => (await mailsTo(cloud, email)).map(({ subject }) => subject);
const notificationsOf = (subject: string, times = 1) =>
  vi.waitFor(async () => expect((await subjects()).filter((each) => each === subject)).toHaveLength(times), {
    timeout: 20_000,
    interval: 100,
  });

const signInFrom = async (device: string, password: string, purpose?: object) => {
  await auth.signOut();
  return auth.signIn({ username: email, password, options: { clientMetadata: { device, ...purpose } } });
};

test("A person gets a mail about every change to their sign-in methods", async () => {
  await signUpByMail(cloud, { email, password: first, fullName: "Anna", device: laptop });
  await signInFrom(laptop, first, { for: signInPurpose });
  await notificationsOf("Välkommen till Cykelregistret");

  await auth.updatePassword({ oldPassword: first, newPassword: second });
  await notificationsOf("Ditt lösenord är ändrat");

  const { sharedSecret } = await auth.setUpTOTP();
  const code = authenticatorCode(sharedSecret, cloud.clock.now());
  await auth.verifyTOTPSetup({ code });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
  await notificationsOf("Tvåstegsverifiering är påslagen");
  await auth.updateMFAPreference({ totp: "DISABLED" });
  await notificationsOf("Tvåstegsverifiering är avstängd");

  await signInFrom(laptop, second);
  await signInFrom(phone, second);
  await notificationsOf("Ny inloggning på ditt konto");
  await signInFrom(phone, second);
  await signInFrom(laptop, second, { for: signInPurpose });

  await expect(auth.updatePassword({ oldPassword: "fel", newPassword: second })).rejects.toThrow("Incorrect");
  await auth.signOut();
  await auth.resetPassword({ username: email });
  await notificationsOf("Kod för att välja nytt lösenord");
  const [reset] = await mailsTo(cloud, email);
  const confirmationCode = /\b\d{6}\b/.exec(reset!.text)![0];
  await auth.confirmResetPassword({ username: email, confirmationCode, newPassword: first });
  await notificationsOf("Ditt lösenord är ändrat", 2);
  // Notifications of a person arrive in order, so a superfluous mail would be here by now.
  await notificationsOf("Ny inloggning på ditt konto");
});
