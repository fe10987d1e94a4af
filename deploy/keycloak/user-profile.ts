const EVERYONE = { view: ["admin", "user"], edit: ["admin", "user"] };
const NAME_LENGTH_MOST = 60;

function name(attribute: "firstName" | "lastName") {
  return {
    name: attribute,
    displayName: `\${${attribute}}`,
    required: { roles: ["user"] },
    permissions: EVERYONE,
    validations: { length: { max: NAME_LENGTH_MOST }, "person-name-prohibited-characters": {} },
    multivalued: false,
  };
}

/** What the realm asks of a person, in the order of the product's own form. */
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
