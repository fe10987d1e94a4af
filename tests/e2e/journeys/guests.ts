import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { paths } from "../../../web/src/lib/paths.ts";
import { ANY, unique, type Journey } from "./journey.ts";

const address = (): string => `${unique("someone").replace(" ", ".")}@example.test`;

const login: Journey = {
  route: paths.login,
  who: "newcomer",
  address: () => "/login",
  async play(hand) {
    const { words } = hand;
    await hand.arrive(/interaction=/);
    await hand.type(words("auth:emailOrPhone"), DEMO_ADDRESSES.agent);
    await hand.type(words("auth:password"), DEMO_PASSWORD);
    await hand.press("button", words("auth:signIn"));
    await hand.arrive(/^\/dashboard/);
    await hand.see("heading", ANY, "#content");
  },
};

const register: Journey = {
  route: paths.register,
  who: "guest",
  address: () => "/register",
  async play(hand) {
    const { words } = hand;
    await hand.press("radio", words.begin("auth:role.Production"));
    await hand.press("button", words("auth:continue"));
    await hand.type(words("auth:firstName"), "Noor");
    await hand.type(words("auth:lastName"), "Haddad");
    await hand.type(words("auth:email"), address());
    await hand.type(words("auth:password"), DEMO_PASSWORD);
    await hand.press("button", words("auth:createAccount"));
    await hand.see("heading", words("auth:codeTitle"));
  },
};

const forgotPassword: Journey = {
  route: paths.forgotPassword,
  who: "guest",
  address: () => "/forgot-password",
  async play(hand) {
    const { words } = hand;
    await hand.type(words("auth:email"), "someone");
    await hand.press("button", words("auth:sendCode"));
    await hand.see("text", words("auth:fieldEmail"));
    await hand.type(words("auth:email"), address());
    await hand.press("button", words("auth:sendCode"));
    await hand.see("heading", words("auth:confirmTitle"));
  },
};

const confirm: Journey = {
  route: paths.confirm,
  who: "guest",
  address: () => `/confirm/${address()}`,
  async play(hand) {
    const { words } = hand;
    await hand.type(words("auth:code"), "123");
    await hand.type(words("auth:newPassword"), DEMO_PASSWORD);
    await hand.press("button", words("auth:setPassword"));
    await hand.see("text", words("auth:fieldCode"));
    await hand.press("button", words("auth:resend"));
    await hand.see("text", words("auth:resent"));
  },
};

const terms: Journey = {
  route: paths.terms,
  who: "guest",
  address: () => "/terms",
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("legal:terms.casting.title"));
    await hand.press("link", words("shell:legal.privacy"));
    await hand.see("heading", words("legal:privacy.kept.title"));
  },
};

const privacy: Journey = {
  route: paths.privacy,
  who: "guest",
  address: () => "/privacy",
  async play(hand) {
    const { words } = hand;
    await hand.see("heading", words("legal:privacy.kept.title"));
    await hand.press("link", words("shell:page404.back"));
    await hand.arrive(/interaction=/);
  },
};

const loading: Journey = {
  route: paths.loading,
  who: "guest",
  address: () => "/loading",
  play: (hand) => hand.see("text", hand.words("shell:loading")),
};

const gallery: Journey = {
  route: paths.gallery,
  who: "guest",
  address: ({ project }) => `/gallery/${project}/project`,
  async play(hand) {
    const { words } = hand;
    await hand.press("button", words("gallery:openOf"));
    await hand.see("dialog", ANY);
    await hand.press("button", words("shell:close"), "[role=dialog]");
    await hand.miss("dialog", ANY);
  },
};

/** Pages for those who have not signed in. */
export const guests: readonly Journey[] = [
  login,
  register,
  forgotPassword,
  confirm,
  terms,
  privacy,
  loading,
  gallery,
];
