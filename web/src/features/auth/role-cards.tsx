import { useTranslation } from "react-i18next";
import { OPEN_ROLES } from "#lib/session/chosen-role.ts";
import type { OpenRole } from "#lib/session/chosen-role.ts";

type RoleCardsProps = { readonly value: OpenRole; readonly onChange: (role: OpenRole) => void };

/** The account type of a newcomer: one of three, chosen with arrow keys or by pointer. */
export function RoleCards({ value, onChange }: RoleCardsProps) {
  const { t } = useTranslation("auth");
  return (
    <fieldset className="auth-roles">
      <legend className="visually-hidden">{t("role.legend")}</legend>
      {OPEN_ROLES.map((role) => (
        <label key={role} className="auth-role">
          <input
            type="radio"
            name="role"
            value={role}
            checked={value === role}
            onChange={() => onChange(role)}
          />
          <strong>{t(`role.${role}`)}</strong>
          <span>{t(`role.${role}Text`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
