import type { ApolloClient } from "@apollo/client";
import { FakeRequest, fakeStore } from "../../../test/fake-uploads.ts";
import { sendStill } from "./send-still.ts";

fakeStore();

const still = new Blob(["a still"], { type: "image/jpeg" });
const signal = new AbortController().signal;
const graphWith = (mutate: (options: { variables: unknown }) => Promise<unknown>) =>
  ({ mutate }) as unknown as ApolloClient;

test("a still is sent by a link that was signed for its bytes", async () => {
  const asked: unknown[] = [];
  const graph = graphWith(async ({ variables }) => {
    asked.push(variables);
    return { data: { signUploadStill: { UploadUrl: "/objects/uploads/M1.still" } } };
  });
  await sendStill(graph, { key: "MED#1", still, signal });
  expect(asked).toEqual([{ key: "MED#1", size: still.size }]);
  expect(FakeRequest.sent).toEqual([{ url: "/objects/uploads/M1.still", size: still.size }]);
});

test("a video goes on without the still that nobody signs or takes", async () => {
  FakeRequest.answer = () => 0;
  const signed = { data: { signUploadStill: { UploadUrl: "/objects/uploads/M1.still" } } };
  await sendStill(
    graphWith(async () => signed),
    { key: "MED#1", still, signal },
  );
  await sendStill(
    graphWith(async () => Promise.reject(new Error("away"))),
    { key: "MED#1", still, signal },
  );
  expect(FakeRequest.sent).toEqual([]);
});
