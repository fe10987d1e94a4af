import { HAPPENING_NAMES } from "../../services/messaging/src/domain/notices/notices.ts";
import { texts } from "../../web/src/i18n/bundles/notifications/en.ts";

test("the client has words for everything that somebody is notified of, and for nothing else", () => {
  expect(Object.keys(texts.happening).toSorted()).toEqual(HAPPENING_NAMES.toSorted());
});
