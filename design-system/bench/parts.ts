/** Components that the benchmark also measures one by one. */
export const PARTS = ["Button", "Dialog", "Data table", "Date range picker"] as const;
export type Part = (typeof PARTS)[number];

/** Modules and what a page imports from them; nothing for a style sheet. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/** What a page with one component imports from a library, besides React. */
export interface Library {
  name: string;
  isOurs?: boolean;
  /** What each of its components needs: a provider, a theme. */
  base: Imports;
  /** A data table sorts by its headings, and a date range picker is typed or chosen from a calendar. Absent: the library has none. */
  parts: Readonly<Partial<Record<Part, Imports>>>;
}

const ours = (name: string): Imports => ({ [`@lobbykit/design-system/${name}`]: [name] });
const mui = (...names: readonly string[]): Imports =>
  Object.fromEntries(names.map((name) => [`@mui/material/${name}`, ["default"]]));
const mantine = (names: readonly string[], ...sheets: readonly string[]): Imports => ({
  "@mantine/core": ["MantineProvider", ...names],
  ...Object.fromEntries(sheets.map((sheet) => [`@mantine/core/styles/${sheet}.css`, []])),
});
const antd = (name: string): Imports => ({ antd: [name] });

const aria = (parts: Readonly<Record<string, readonly string[]>>): Imports =>
  Object.fromEntries(Object.entries(parts).map(([file, names]) => [`react-aria-components/${file}`, names]));

const MODAL_SHEETS = ["UnstyledButton", "CloseButton", "Overlay", "Paper", "ModalBase", "Modal", "ScrollArea"];
const RANGE_FIELD = ["DateRangePicker", "DateInput", "DateSegment", "Group", "Label", "Button", "Popover"];
const RANGE_CALENDAR = ["RangeCalendar", "CalendarGrid", "CalendarCell", "CalendarHeading"];

export const LIBRARIES: readonly Library[] = [
  {
    name: "Lobbykit",
    isOurs: true,
    base: { "@lobbykit/design-system/theme/brands/lobbykit/dark": [], "@lobbykit/design-system/theme/base.css": [] },
    parts: {
      Button: ours("Button"),
      Dialog: ours("Dialog"),
      "Data table": ours("DataTable"),
      "Date range picker": ours("DateRangePicker"),
    },
  },
  {
    name: "Radix Themes 3.3.0",
    base: { "@radix-ui/themes/styles.css": [] },
    parts: {
      Button: { "@radix-ui/themes": ["Theme", "Button"] },
      Dialog: { "@radix-ui/themes": ["Theme", "Dialog"] },
    },
  },
  {
    name: "Base UI 1.9.0, without a look",
    base: {},
    parts: {
      Button: { "@base-ui/react/button": ["Button"] },
      Dialog: { "@base-ui/react/dialog": ["Dialog"] },
    },
  },
  {
    name: "Mantine 9.7.4",
    base: {
      "@mantine/core/styles/default-css-variables.css": [],
      "@mantine/core/styles/baseline.css": [],
      "@mantine/core/styles/global.css": [],
    },
    parts: {
      Button: mantine(["Button"], "UnstyledButton", "Button", "Loader"),
      Dialog: mantine(["Modal"], ...MODAL_SHEETS),
      "Date range picker": {
        ...mantine([], ...MODAL_SHEETS, "Input", "Popover"),
        "@mantine/dates": ["DatePickerInput"],
        "@mantine/dates/styles.css": [],
      },
    },
  },
  {
    name: "react-aria-components 1.22.1, without a look",
    base: {},
    parts: {
      Button: aria({ Button: ["Button"] }),
      Dialog: aria({ Dialog: ["Dialog", "DialogTrigger", "Heading"], Modal: ["Modal", "ModalOverlay"] }),
      "Data table": aria({ Table: ["Table", "TableHeader", "TableBody", "Column", "Row", "Cell"] }),
      "Date range picker": aria({ DateRangePicker: RANGE_FIELD, RangeCalendar: RANGE_CALENDAR, Dialog: ["Dialog"] }),
    },
  },
  {
    name: "MUI 9.5.0",
    base: {},
    parts: {
      Button: mui("Button"),
      Dialog: mui("Dialog", "DialogTitle", "DialogContent", "DialogActions"),
      "Data table": { "@mui/x-data-grid": ["DataGrid"] },
    },
  },
  {
    name: "Ant Design 6.6.8",
    base: {},
    parts: {
      Button: antd("Button"),
      Dialog: antd("Modal"),
      "Data table": antd("Table"),
      "Date range picker": antd("DatePicker"),
    },
  },
];
