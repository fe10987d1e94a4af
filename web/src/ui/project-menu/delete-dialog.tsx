import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#ui/confirm/confirm.tsx";

type DeleteDialogProps = {
  readonly open: boolean;
  readonly name: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
};

/** Deletes a project once its name has been typed, so that nobody deletes the wrong one. */
export function DeleteDialog({ open, name, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("project-menu");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const close = () => {
    setTyped("");
    setWrong(false);
    onClose();
  };
  return (
    <Confirm
      open={open}
      danger
      title={t("deleteTitle", { name })}
      confirm={t("delete")}
      onClose={close}
      onConfirm={() => {
        if (typed.trim() !== name) return setWrong(true);
        close();
        onDelete();
      }}
    >
      <p>{t("deleteText")}</p>
      <label htmlFor={id}>{t("typeName", { name })}</label>
      <Input
        id={id}
        value={typed}
        autoComplete="off"
        {...(wrong && { status: "error" })}
        aria-invalid={wrong}
        aria-describedby={`${id}-wrong`}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <p id={`${id}-wrong`} className="menu-wrong" role={wrong ? "alert" : undefined}>
        {wrong ? t("wrongName", { name }) : ""}
      </p>
    </Confirm>
  );
}
