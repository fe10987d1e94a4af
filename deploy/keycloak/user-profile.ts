import { REFUSED_IN_NAMES } from "@callboard/catalog/names/refused-names.ts";

const EVERYONE = { view: ["admin", "user"], edit: ["admin", "user"] };
const MAX_NAME_LENGTH = 60;

/** One line that the product's services take for a name: stage names have signs, and some people have one name. */
const NAME = String.raw`(?iu)(?!.*(?:${REFUSED_IN_NAMES.link}|${REFUSED_IN_NAMES.product}))[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*`;

function name(attribute: "firstName" | "lastName") {
  return {
    name: attribute,
    displayName: `\${${attribute}}`,
    ...(attribute === "firstName" ? { required: { roles: ["user"] } } : {}),
    permissions: EVERYONE,
    validations: {
      length: { max: MAX_NAME_LENGTH },
      pattern: { pattern: NAME, "error-message": "refusedName" },
    },
    multivalued: false,
  };
}

/** The fields a person fills in at the realm, in the order of the product's own form. */
export const USER_PROFILE = {
  attributes: [
    name("firstName"),
    name("lastName"),
    {
      name: "username",
      displayName: "${username}",
      permissions: { view: ["admin", "user"], edit: ["admin"] },
      validations: { length: { min: 3, max: 254 } },
      multivalued: false,
    },
    {
      name: "email",
      displayName: "${email}",
      required: { roles: ["user"] },
      permissions: EVERYONE,
      validations: { email: {}, length: { max: 254 } },
      multivalued: false,
    },
  ],
};
