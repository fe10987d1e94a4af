const EVERYONE = { view: ["admin", "user"], edit: ["admin", "user"] };
const MAX_NAME_LENGTH = 60;

function name(attribute: "firstName" | "lastName") {
  return {
    name: attribute,
    displayName: `\${${attribute}}`,
    required: { roles: ["user"] },
    permissions: EVERYONE,
    validations: { length: { max: MAX_NAME_LENGTH }, "person-name-prohibited-characters": {} },
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
