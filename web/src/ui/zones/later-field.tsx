import { Form, Radio } from "antd";

type LaterFieldProps = {
  readonly label: string;
  readonly first: string;
  readonly second: string;
};

/** Which of two equal clock times is meant; shown once the server has found that there are two. */
export function LaterField({ label, first, second }: LaterFieldProps) {
  return (
    <Form.Item noStyle shouldUpdate>
      {(form) => (
        <Form.Item
          name="Later"
          label={label}
          hidden={form.getFieldError("Later").length === 0 && (form.getFieldValue("Later") ?? null) === null}
        >
          <Radio.Group
            options={[
              { value: false, label: first },
              { value: true, label: second },
            ]}
          />
        </Form.Item>
      )}
    </Form.Item>
  );
}
