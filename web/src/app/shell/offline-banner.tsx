import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useFormats } from "#i18n/formats.ts";
import { ageStore } from "#lib/offline/age.ts";
import { useOnline } from "#lib/offline/use-online.ts";
import { dismissRefused, waitingStore } from "#lib/offline/waiting.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";

/** What waits, in the order in which it will be sent. */
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

/** What the server did not take when it arrived: nobody is on its page any more who could have been told there. */
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

/** How old the open page is, as far as that is known. */
function Age() {
  const { t } = useTranslation("frame");
  const formats = useFormats();
  const { pathname } = useLocation();
  const age = useStore(ageStore, (state) => state.age);
  if (age?.page !== pathname) return t("offline.ofUnknownAge");
  const read = new Date(age.at);
  return t("offline.ofAge", { ago: formats.ago(read), moment: formats.moment(read.toISOString()) });
}

/** Says that the server cannot be reached while it cannot, how old the page is, and what waits to be sent. */
export function OfflineBanner() {
  const { t } = useTranslation("frame");
  const online = useOnline();
  const isKept = useStore(ageStore, (state) => state.age?.isKept === true);
  const count = useStore(waitingStore, (state) => state.changes.length);
  const isAway = !online || isKept;
  return (
    <>
      <output>
        {(isAway || count > 0) && (
          <div className="offline-banner">
            {isAway && (
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
