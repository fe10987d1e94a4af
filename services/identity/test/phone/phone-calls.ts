/** The calls by which a member signs in by phone. */
export const REQUEST_CODE = `mutation ($phone: String!, $language: String) {
  requestPhoneCode(phone: $phone, language: $language) { Status } }`;
export const CONFIRM_PHONE = `mutation ($phone: String!, $code: String!) {
  confirmPhone(phone: $phone, code: $code) { Status } }`;
export const REMOVE_PHONE = "mutation { removePhone { Status } }";
export const MY_PHONE = "{ getMyPhone { IsOffered Number } }";
