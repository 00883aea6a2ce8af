import { startThread } from "#local/thread/start-thread.ts";

const [, , falls = "never", then] = process.argv;
const starting = startThread(new URL("./a-thread.ts", import.meta.url), {
  given: { falls, waitsFor: "nothing" },
  answer: () => undefined,
});
// A busy process receives ready and error in one turn.
if (then === "busy") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
const thread = await starting;
if (then === "close") {
  await thread.close();
  process.stdout.write("closed\n");
}
