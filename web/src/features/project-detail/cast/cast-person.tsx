import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";
import type { CastMember } from "./use-cast.ts";
import { useContacts } from "./use-contacts.ts";

/** A booked person: photo, name, contacts and the terms of the booking. */
export function CastPerson({ person }: { readonly person: CastMember }) {
  const { t } = useTranslation();
  const { factsOf } = useTermFacts("requests");
  const contacts = useContacts(person);
  const { FirstName, LastName, UserId, RoleId, ProfileImage, Request } = person.Data;
  const full = fullName({ firstName: FirstName, lastName: LastName });
  const name = full === "" ? t("unnamed") : full;
  return (
    <Row as="li" className="cast-person" gap={12} align="start">
      <MediaImage url={ProfileImage?.Data.ContentThumbNailUrl} alt="" name={name} />
      <Stack gap={4} grow shrinks>
        <Text as="h3" text="body bold">
          <Link to={linkTo(paths.positionSubmission, { userId: UserId, positionId: RoleId })}>
            <bdi>{name}</bdi>
          </Link>
        </Text>
        <FactList facts={[...(Request ? factsOf(Request) : []), ...contacts]} />
      </Stack>
    </Row>
  );
}
