import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useShownPhone } from "#lib/forms/use-shown-phone.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useRootMark } from "#lib/use-root-mark.ts";
import { FactList } from "#ui/fact-list.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { useProfileFacts } from "../facts/use-profile-facts.ts";
import type { PersonData } from "../facts/use-profile-facts.ts";
import { Career } from "./career.tsx";
import "./resume-sheet.css";

/** Maximum wait for the photo, in milliseconds. */
const PHOTO_MS = 3_000;

/** Resolves once the photo of the sheet has loaded, or after `PHOTO_MS`. */
async function photoReady(): Promise<void> {
  const photos = [...document.querySelectorAll<HTMLImageElement>(".resume-sheet img")];
  const all = Promise.all(photos.map((photo) => photo.decode().catch(() => undefined)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PHOTO_MS))]);
}

type ResumeSheetProps = { readonly Data: PersonData; readonly name: string; readonly onDone: () => void };

/** Who is called about the performer: the agent, with what the reader may see of them, and only without one the performer. */
function Contact({ Data }: { readonly Data: PersonData }) {
  const { t } = useTranslation("people");
  const { Agent } = Data;
  const { PhoneNumber, Email, Company } = Agent?.Data ?? Data;
  const phone = useShownPhone(PhoneNumber);
  const contact = [phone, Email].filter(Boolean);
  if (Agent) {
    const name = fullName({ firstName: Agent.Data.FirstName, lastName: Agent.Data.LastName });
    const lines = [t("agent", { name }), Company?.Data.Name, contact.join(" · ")].filter(Boolean);
    return lines.map((line) => (
      <p key={line} dir="auto">
        {line}
      </p>
    ));
  }
  return contact.length > 0 ? <p dir="auto">{contact.join(" · ")}</p> : null;
}

/**
 * A resume as the trade hands it out: photo, contact, facts, credits by kind, training and skills, on paper of the
 * reader's printer. The print dialog opens by itself.
 */
export function ResumeSheet({ Data, name, onDone }: ResumeSheetProps) {
  const { look, craft } = useProfileFacts(Data);
  useRootMark("resume-sheet");
  useEffect(() => {
    let isGone = false;
    void photoReady().then(() => {
      if (isGone) return;
      globalThis.print();
      onDone();
    });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sheet
  }, []);
  const image = Data.ProfileImage?.Data;
  return createPortal(
    <article className="resume-sheet" aria-hidden="true">
      <header>
        <MediaImage url={image?.ContentUrl ?? image?.ContentThumbNailUrl} alt="" name={name} />
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <Contact Data={Data} />
          <FactList facts={look} />
        </div>
      </header>
      <Career Data={Data} />
      <FactList facts={craft} />
    </article>,
    document.body,
  );
}
