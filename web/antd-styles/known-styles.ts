/** An export of an Ant Design style module that generates rules. */
export type Styled = {
  readonly export: string;
  /** Class of the component. */
  readonly prefix: string;
  /** Class of the root that carries its variables, if the component has one. */
  readonly root?: string;
  /** It is a component rendered next to the one it styles, not a hook. */
  readonly isComponent?: true;
};

/** A component that generates rules for its own class. */
const own = (prefix: string): readonly Styled[] => [{ export: "default", prefix }];
/** A component whose root has a second class with rules of its own. */
const rooted = (prefix: string): readonly Styled[] => [
  { export: "default", prefix, root: `${prefix}-css-var` },
];
/** Rules that a component next to the styled one renders. */
const beside = (prefix: string): readonly Styled[] => [{ export: "default", prefix, isComponent: true }];

/** The style modules that the client's components import, under `antd/es`. */
export const KNOWN_STYLES: Readonly<Record<string, readonly Styled[]>> = {
  "_util/wave/style": own("ant-wave"),
  "alert/style/index": own("ant-alert"),
  "button/style/index": own("ant-btn"),
  "button/style/compact": beside("ant-btn"),
  "checkbox/style/index": rooted("ant-checkbox"),
  "drawer/style/index": own("ant-drawer"),
  "dropdown/style/index": rooted("ant-dropdown"),
  "empty/style/index": own("ant-empty"),
  "form/style/index": rooted("ant-form"),
  "form/style/fallbackCmp": beside("ant-form"),
  "grid/style/index": [
    { export: "useRowStyle", prefix: "ant-row" },
    { export: "useColStyle", prefix: "ant-col" },
  ],
  "image/style/index": rooted("ant-image"),
  "input/style/index": [{ export: "useSharedStyle", prefix: "ant-input" }, ...rooted("ant-input")],
  "input/style/otp": own("ant-otp"),
  "input/style/search": own("ant-input-search"),
  "input/style/textarea": rooted("ant-input"),
  "input-number/style/index": rooted("ant-input-number"),
  "masonry/style/index": rooted("ant-masonry"),
  "menu/style/index": rooted("ant-menu"),
  "modal/style/index": rooted("ant-modal"),
  "modal/style/confirm": beside("ant-modal"),
  "pagination/style/index": own("ant-pagination"),
  // Only used by the wireframe theme.
  "pagination/style/bordered": [],
  "popconfirm/style/index": own("ant-popconfirm"),
  "popover/style/index": own("ant-popover"),
  "progress/style/index": own("ant-progress"),
  "radio/style/index": rooted("ant-radio"),
  "segmented/style/index": own("ant-segmented"),
  "select/style/index": rooted("ant-select"),
  "skeleton/style/index": own("ant-skeleton"),
  "slider/style/index": own("ant-slider"),
  "space/style/index": own("ant-space"),
  "space/style/addon": own("ant-space-addon"),
  "space/style/compact": own("ant-space-compact"),
  "spin/style/index": own("ant-spin"),
  "splitter/style/index": rooted("ant-splitter"),
  "switch/style/index": own("ant-switch"),
  "table/style/index": rooted("ant-table"),
  "tooltip/style/index": rooted("ant-tooltip"),
  "tree/style/index": own("ant-tree"),
};
