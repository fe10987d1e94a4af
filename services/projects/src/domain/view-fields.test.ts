import type { Address } from "./address.ts";
import { NO_RELATION, type ViewerRelation, type View } from "./policy.ts";
import { BLANK_POSITION } from "./position/fields.ts";
import { newPosition } from "./position/position.ts";
import { BLANK_DETAILS } from "./project/fields.ts";
import { visibleCloseFields, visibleContact, visibleDetails, visibleFilmingAddress } from "./view-fields.ts";

const DETAILS = {
  ...BLANK_DETAILS,
  name: "The Long Way Home",
  description: "A family drives west.",
  projectType: "Featured Film",
  projectOverview: "Long.",
  skills: ["Dancer"],
  public: true,
  castingDirPhone: "+15551234567",
  castingDirEmail: "ana@example.com",
  estProjectBudget: 5_000_000,
  contactInformation: "Ask for Ana.",
};
const STUDIO: Address = {
  addressLine1: "1 Main St",
  addressLine2: "Stage 4",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  point: { lat: 30.2, lon: -97.7 },
};
const CITY: Address = {
  addressLine1: null,
  addressLine2: null,
  city: "Austin",
  state: "TX",
  zipcode: null,
  point: null,
};
const BOOKED: ViewerRelation = { ...NO_RELATION, bookedPositions: ["mara"] };
const CONFIRMED: ViewerRelation = { ...NO_RELATION, confirmedPositions: ["mara"] };

test("the company reads every detail, members all but what is the company's own", () => {
  expect(visibleDetails(DETAILS, "owner")).toEqual(DETAILS);
  expect(visibleDetails(DETAILS, "viewer")).toEqual({
    ...DETAILS,
    castingDirPhone: null,
    castingDirEmail: null,
    estProjectBudget: null,
    contactInformation: null,
  });
});

test("a guest reads name, description and type, and nothing else", () => {
  const { name, description, projectType, ...others } = visibleDetails(DETAILS, "gallery");
  expect({ name, description, projectType }).toEqual({
    name: "The Long Way Home",
    description: "A family drives west.",
    projectType: "Featured Film",
  });
  expect(Object.keys(others).length).toBe(Object.keys(DETAILS).length - 3);
  for (const value of Object.values(others)) expect([null, []]).toContainEqual(value);
  expect(others.skills).toEqual([]);
});

/** Columns: view, standing, visible contact, visible filming address of the project. */
test.each<[View, ViewerRelation, string | null, Address | null]>([
  ["owner", NO_RELATION, "Ask for Ana.", STUDIO],
  ["viewer", BOOKED, "Ask for Ana.", STUDIO],
  ["viewer", CONFIRMED, null, CITY],
  ["viewer", NO_RELATION, null, CITY],
  ["gallery", BOOKED, null, null],
  ["gallery", NO_RELATION, null, null],
])("%s, %j: contact %j, address %j", (view, standing, contact, address) => {
  expect(visibleContact("Ask for Ana.", view, standing)).toBe(contact);
  expect(visibleFilmingAddress(STUDIO, view, standing)).toEqual(address);
  expect(visibleFilmingAddress(null, view, standing)).toBeNull();
});

const POSITION = newPosition(
  { id: "mara", projectId: "p", createdBy: "u" },
  {
    ...BLANK_POSITION,
    filmingAddress: STUDIO,
    auditionAddress: { ...STUDIO, addressLine1: "2 Side St" },
    bookingInformation: "Call at six.",
    wardrobeInformation: "Black.",
  },
);
const AUDITION = POSITION.auditionAddress;

test.each<[View, ViewerRelation, Address | null, Address | null, string | null, string | null]>([
  ["owner", NO_RELATION, STUDIO, AUDITION, "Call at six.", "Black."],
  ["viewer", BOOKED, STUDIO, AUDITION, "Call at six.", "Black."],
  ["viewer", CONFIRMED, CITY, AUDITION, null, null],
  ["viewer", NO_RELATION, CITY, CITY, null, null],
  [
    "viewer",
    { ...NO_RELATION, bookedPositions: ["tom"], confirmedPositions: ["tom"] },
    CITY,
    CITY,
    null,
    null,
  ],
])(
  "%s, %j: close fields of a position",
  (view, standing, filmingAddress, auditionAddress, bookingInformation, wardrobeInformation) => {
    expect(visibleCloseFields(POSITION, view, standing)).toEqual({
      filmingAddress,
      auditionAddress,
      bookingInformation,
      wardrobeInformation,
    });
  },
);
