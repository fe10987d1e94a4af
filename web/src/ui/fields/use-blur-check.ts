import { Form } from "antd";

type FieldName = string | Array<string | number>;

/**
 * Checks a field by its rules when the focus leaves it, for the field's `onBlur`. antd's own trigger would remove what
 * the server has refused, which stays until the field is changed.
 */
export function useBlurCheck(name: FieldName): () => void {
  const form = Form.useFormInstance();
  return () => {
    if (form.getFieldError(name).length > 0) return;
    void form.validateFields([name]).catch(() => undefined);
  };
}
