import { startThread } from "#local/thread/start-thread.ts";

const [, , falls = "never", then] = process.argv;
const thread = await startThread(new URL("./a-thread.ts", import.meta.url), {
  given: { falls, waitsFor: "nothing" },
  answer: () => undefined,
});
if (then === "close") {
  await thread.close();
  process.stdout.write("closed\n");
}
