import { jest } from "@jest/globals";
import type { ApolloClient } from "@apollo/client";
import { fakeFilm } from "#test/fake-film.ts";
import { FakeRequest, fakeStore } from "#test/fake-uploads.ts";
import { takeStill } from "./send-still.ts";

fakeStore();
afterEach(() => jest.restoreAllMocks());

const video = new Blob(["film"], { type: "video/webm" });
const signal = new AbortController().signal;
const LONG = { duration: 90, videoWidth: 1920, videoHeight: 1080 };
const graphWith = (mutate: (options: { variables: unknown }) => Promise<unknown>) =>
  ({ mutate }) as unknown as ApolloClient;
const signing = async () => ({ data: { signUploadStill: { UploadUrl: "/objects/uploads/M1.still" } } });

test("a still is sent by a link that was signed for its bytes", async () => {
  fakeFilm(LONG);
  const requests: unknown[] = [];
  const send = await takeStill(video);
  const graph = graphWith(({ variables }) => {
    requests.push(variables);
    return signing();
  });
  await send(graph, "MED#1", signal);
  const [sent] = FakeRequest.sent;
  expect(sent).toEqual({ url: "/objects/uploads/M1.still", size: expect.any(Number) });
  expect(requests).toEqual([{ key: "MED#1", size: sent?.size }]);
});

test.each([
  ["nobody signs", () => Promise.reject(new Error("away")), 200],
  ["nobody takes", signing, 0],
] as const)("a video goes on without a still that %s", async (_name, mutate, status) => {
  fakeFilm(LONG);
  FakeRequest.answer = () => status;
  const send = await takeStill(video);
  await send(graphWith(mutate), "MED#1", signal);
  expect(FakeRequest.sent).toEqual([]);
});

test("of a video that the browser cannot play nothing is sent", async () => {
  fakeFilm("broken");
  const sign = jest.fn(signing);
  await (
    await takeStill(video)
  )(graphWith(sign), "MED#1", signal);
  expect(sign).not.toHaveBeenCalled();
});
