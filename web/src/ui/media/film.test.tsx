import { fireEvent, screen, waitFor } from "@testing-library/react";
import { jest } from "@jest/globals";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { Film } from "./film.tsx";

const play = jest.fn(async () => undefined);
const { play: real } = HTMLMediaElement.prototype;
beforeAll(() => void Object.assign(HTMLMediaElement.prototype, { play }));
afterAll(() => void Object.assign(HTMLMediaElement.prototype, { play: real }));
beforeEach(() => play.mockClear());

async function open(links: readonly (string | null)[], { language = "en", isRecording = false } = {}) {
  const asked: number[] = [];
  const faults: string[] = [];
  const renew = async (): Promise<string | null> => {
    asked.push(asked.length);
    return links[asked.length - 1] ?? null;
  };
  const film = (
    <Film
      url="/film?e=1"
      isRecording={isRecording}
      renew={renew}
      label="Reel of Maya"
      onFault={() => faults.push("fault")}
    />
  );
  const view = await renderPage(film, { answers: {}, texts: [], language });
  const video = (): HTMLVideoElement => screen.getByLabelText("Reel of Maya");
  return { ...view, asked, faults, video };
}

/** Sets what the browser knows of a video. */
const set = (video: HTMLVideoElement, facts: object): void => {
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(video, name, { value, writable: true, configurable: true });
};

test("a link that has expired is renewed, and the film goes on at the same second", async () => {
  const { video, asked, faults } = await open(["/film?e=2"]);
  set(video(), { currentTime: 42.5, paused: false, videoWidth: 640 });
  fireEvent.error(video());
  await waitFor(() => expect(video()).toHaveAttribute("src", "/film?e=2"));
  set(video(), { currentTime: 0 });
  fireEvent.loadedMetadata(video());
  expect([video().currentTime, play.mock.calls.length, asked.length, faults]).toEqual([42.5, 1, 1, []]);
});

test("a paused film stays paused when its link is renewed", async () => {
  const { video } = await open(["/film?e=2"]);
  set(video(), { currentTime: 3, paused: true, videoWidth: 640 });
  fireEvent.error(video());
  await waitFor(() => expect(video()).toHaveAttribute("src", "/film?e=2"));
  fireEvent.loadedMetadata(video());
  expect(play).not.toHaveBeenCalled();
});

test("a link that expires again after the film went on is renewed again", async () => {
  const { video, asked } = await open(["/film?e=2", "/film?e=3"]);
  set(video(), { currentTime: 3, paused: true, videoWidth: 640 });
  fireEvent.error(video());
  await waitFor(() => expect(video()).toHaveAttribute("src", "/film?e=2"));
  set(video(), { currentTime: 9 });
  fireEvent.timeUpdate(video());
  fireEvent.error(video());
  await waitFor(() => expect(video()).toHaveAttribute("src", "/film?e=3"));
  expect(asked).toHaveLength(2);
});

test.each([
  ["the new link does not help", ["/film?e=2"]],
  ["there is no new link", [null]],
  ["the link is still the same", ["/film?e=1"]],
])("where %s, words say it, with the way to the file", async (_case, links) => {
  const { video, container, faults } = await open(links);
  fireEvent.error(video());
  if (links[0] === "/film?e=2") {
    await waitFor(() => expect(video()).toHaveAttribute("src", "/film?e=2"));
    fireEvent.error(video());
  }
  expect(await screen.findByText("This film can't be played here.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Download the film" })).toHaveAttribute(
    "href",
    links[0] ?? "/film?e=1",
  );
  expect(document.querySelector("video")).toBeNull();
  expect(faults).toEqual(["fault"]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ["en", "This browser plays the sound of this film, but can't show its picture."],
  ["tr", "Bu tarayıcı filmin sesini çalıyor ama görüntüsünü gösteremiyor."],
  ["ar", "يشغّل هذا المتصفح صوت الفيلم، لكنه لا يستطيع عرض صورته."],
])(
  "a film of which the browser shows no picture has words in place of a black player (%s)",
  async (language, words) => {
    const { video, faults } = await open([], { language });
    set(video(), { videoWidth: 0 });
    fireEvent.loadedMetadata(video());
    expect(await screen.findByText(words)).toBeVisible();
    expect(faults).toEqual(["fault"]);
  },
);

test("a recording has a player without a picture, and words of its own when it cannot be played", async () => {
  const { video, faults, container } = await open([null], { isRecording: true });
  expect(video().tagName).toBe("AUDIO");
  fireEvent.loadedMetadata(video());
  expect(faults).toEqual([]);
  fireEvent.error(video());
  expect(await screen.findByText("This recording can't be played here.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Download the recording" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
