import { ArrowLeftOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { mailLink } from "./mail-address.ts";
import type { Folder } from "./mail-address.ts";
import { MessageList } from "./message-list.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { useThread } from "./use-thread.ts";

type Thread = ReturnType<typeof useThread>;
type ThreadProps = { readonly conversation: string; readonly folder: Folder };

/** The other person of the conversation, from whatever is known of it. */
function useOther({ conversation, newest }: Thread): { readonly key: string | null; readonly name: string } {
  const viewer = useViewer();
  const person =
    conversation?.Data.Receiver ?? (newest?.Data.User.Id === viewer.key ? null : newest?.Data.User);
  if (!person) return { key: null, name: "" };
  return { key: person.Id, name: fullName({ firstName: person.FirstName, lastName: person.LastName }) };
}

function ThreadHead({ thread, folder }: { readonly thread: Thread; readonly folder: Folder }) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const [search] = useSearchParams();
  const other = useOther(thread);
  const subject = thread.conversation?.Data.Subject ?? thread.newest?.Data.Subject ?? "";
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <header className="thread-head">
      <Link
        className="icon-button thread-back"
        to={mailLink(folder, null, search)}
        aria-label={shell("back")}
      >
        <ArrowLeftOutlined className="mirrored" aria-hidden="true" />
      </Link>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{subject}</bdi>
        </h2>
        {other.key !== null && (
          <p>
            {t("with")}{" "}
            <Link to={linkTo(paths.userDetail, { id: other.key })}>
              <bdi>{other.name || shell("unnamed")}</bdi>
            </Link>
          </p>
        )}
      </div>
    </header>
  );
}

const NEAR_END = 80;

/** Keeps the newest message in view: at first, and for as long as the reader is at the end. */
function useStickToEnd(count: number) {
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const stick = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    const look = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    };
    stick();
    // The field below grows with its text, and takes the room from the messages.
    const observer = new ResizeObserver(stick);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [count]);
  return box;
}

/** A conversation: its messages and the way to answer. */
export function ThreadPane({ conversation, folder }: ThreadProps) {
  const { t } = useTranslation("mail");
  const thread = useThread(conversation);
  const box = useStickToEnd(thread.messages.length);
  const status = thread.conversation?.Data.Status ?? "Open";
  return (
    <DataBlock loading={thread.loading} error={thread.error} onRetry={thread.retry}>
      <ThreadHead thread={thread} folder={folder} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section ref={box} className="thread-body" aria-label={t("messages")} tabIndex={0}>
        {thread.hasEarlier && <Button onClick={thread.earlier}>{t("earlier")}</Button>}
        <MessageList messages={thread.messages} />
      </section>
      {status === "Open" ? (
        <ReplyForm key={conversation} conversation={conversation} onSent={thread.look} />
      ) : (
        <p className="thread-closed">{t(`closed.${status}`)}</p>
      )}
    </DataBlock>
  );
}
