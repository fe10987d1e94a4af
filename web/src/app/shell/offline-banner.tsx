import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useFormats } from "#i18n/formats.ts";
import { ageStore } from "#lib/offline/age.ts";
import { useOnline } from "#lib/offline/use-online.ts";
import { dismissRefused, waitingStore } from "#lib/offline/waiting.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";

/** Queued changes, in the order in which they will be sent. */
function WaitingList() {
  const { t } = useTranslation("frame");
  const formats = useFormats();
  const changes = useStore(waitingStore, (state) => state.changes);
  return (
    <details>
      <summary>{t("offline.waiting", { count: changes.length })}</summary>
      <ol>
        {changes.map(({ id, kind, at }) => (
          <li key={id}>
            {t(`offline.kind.${kind}`)}, {formats.moment(new Date(at).toISOString())}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Queued changes that the server refused: by then nobody is on the page where the error would have appeared. */
function RefusedList() {
  const { t } = useTranslation("frame");
  const { t: shell } = useTranslation();
  const words = useFailureTexts();
  const refused = useStore(waitingStore, (state) => state.refused);
  return refused.map(({ change, failure }) => (
    <p key={change.id} className="offline-banner" role="alert">
      {t("offline.refused", { what: t(`offline.kind.${change.kind}`) })} {words.sentence(failure)}{" "}
      <button type="button" className="link-button" onClick={() => dismissRefused(change.id)}>
        {shell("close")}
      </button>
    </p>
  ));
}

/** The age of the current page's data, if it is known. */
function Age() {
  const { t } = useTranslation("frame");
  const formats = useFormats();
  const { pathname } = useLocation();
  const age = useStore(ageStore, (state) => state.age);
  if (age?.page !== pathname) return t("offline.ofUnknownAge");
  const read = new Date(age.at);
  return t("offline.ofAge", { ago: formats.ago(read), moment: formats.moment(read.toISOString()) });
}

/** While the server is unreachable: says so, how old the page's data is, and what is queued to be sent. */
export function OfflineBanner() {
  const { t } = useTranslation("frame");
  const online = useOnline();
  const isKept = useStore(ageStore, (state) => state.age?.isKept === true);
  const count = useStore(waitingStore, (state) => state.changes.length);
  const isOffline = !online || isKept;
  return (
    <>
      <output>
        {(isOffline || count > 0) && (
          <div className="offline-banner">
            {isOffline && (
              <>
                {t("offline.text")} <Age /> {t("offline.later")}
              </>
            )}
            {count > 0 && <WaitingList />}
          </div>
        )}
      </output>
      <RefusedList />
    </>
  );
}
