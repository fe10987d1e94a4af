/** The two calls of a guest who wants an account. */
export const REQUEST_REGISTRATION = `mutation ($email: String!, $password: String!, $firstName: String!, $lastName: String, $language: String) {
  requestRegistration(email: $email, password: $password, firstName: $firstName, lastName: $lastName, language: $language) { Status } }`;
export const CONFIRM_REGISTRATION = `mutation ($email: String!, $code: String!, $password: String!, $firstName: String!, $lastName: String) {
  confirmRegistration(email: $email, code: $code, password: $password, firstName: $firstName, lastName: $lastName) { Status } }`;
