import { daysFrom, type Chance } from "#dev/seed/chance.ts";
import type { Post } from "#dev/seed/lives.ts";
import type { Member, Profile } from "#dev/seed/people.ts";
import type { Look } from "#dev/seed/portrait/look.ts";

/** A photo in addition to the headshot: the same face on another day. */
interface Photo {
  readonly id: string;
  readonly owner: Member;
  readonly fileName: string;
  readonly change: Partial<Look>;
}

/** A one-page resume. */
interface Resume {
  readonly id: string;
  readonly owner: Member;
  readonly fileName: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Album {
  readonly photos: readonly Photo[];
  readonly resume: Resume;
  readonly resumePost: Post;
}

const LOOKS: readonly Partial<Look>[] = [
  { garment: "turtleneck", cloth: "#1e4655", backdrop: "#a7a9ad", smile: "open", style: "bun", light: 1 },
  { garment: "tee", cloth: "#6f2f30", backdrop: "#6d5a4e", smile: "closed", style: "afro", tilt: 2 },
];
const ROLES = [
  "The Glass Orchard, Nina, Second Balcony Theatre",
  "Northbound, Officer Reyes, short film",
  "A Quiet Street, Lead, student film",
  "Harvest Bank, Mother, national commercial",
];

/** Material that the demo talent can choose from when submitting: more photos and a resume. */
export function makeAlbum(
  chance: Chance,
  now: Date,
  { owner, profile }: { readonly owner: Member; readonly profile: Profile },
): Album {
  const at = daysFrom(now, -2);
  const name = `${owner.firstName} ${owner.lastName}`;
  const resume = {
    id: chance.id(at),
    owner,
    fileName: `${name} - Resume.pdf`,
    title: name,
    lines: [owner.bio, ...ROLES, `Skills: ${profile.skills.join(", ")}.`],
  };
  return {
    photos: LOOKS.map((change, place) => ({
      id: chance.id(at),
      owner,
      fileName: `${name} ${place + 2}.webp`,
      change,
    })),
    resume,
    resumePost: {
      id: chance.id(at),
      userId: owner.id,
      type: "Resume",
      isPublic: false,
      description: "",
      fileIds: [resume.id],
      views: 0,
      createdAt: at,
    },
  };
}

/** The posts including those: photos follow the headshot wherever its owner shows it. */
export function withAlbum(posts: readonly Post[], { photos, resumePost }: Album): readonly Post[] {
  const further = photos.map(({ id }) => id);
  const ofOwner = ({ userId }: Post): boolean => userId === resumePost.userId;
  return [
    ...posts.map((post) => (ofOwner(post) ? { ...post, fileIds: [...post.fileIds, ...further] } : post)),
    resumePost,
  ];
}
