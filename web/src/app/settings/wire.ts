import type { UserSettingsInput, ViewerQuery } from "#gen/graphql.ts";
import { settingsFrom } from "#lib/settings/settings.ts";
import type { Settings } from "#lib/settings/settings.ts";

type Saved = NonNullable<NonNullable<ViewerQuery["me"]>["Data"]["Settings"]>;
type SavedLayout = NonNullable<Saved["Layout"]>;

/** Settings in the format of the profile. */
export function toWire(settings: Settings): UserSettingsInput {
  const { layout, schemes } = settings;
  return {
    Language: settings.language,
    Direction: settings.direction,
    ColorMode: settings.colorMode,
    FontSize: settings.fontSize,
    CustomScrollbars: settings.customScrollbars,
    SingleKeys: settings.singleKeys,
    Lists: Object.entries(settings.lists).map(([Name, { density, columns, views }]) => ({
      Name,
      ...(density && { Density: density }),
      ...(columns && { Columns: [...columns] }),
      ...(views && { Views: views.map(({ name, query }) => ({ Name: name, Query: query })) }),
    })),
    Theme: { Main: schemes.main, Navbar: schemes.navbar, Toolbar: schemes.toolbar, Footer: schemes.footer },
    Layout: {
      Style: layout.style,
      Config: {
        Mode: layout.mode,
        ContainerWidth: layout.containerWidth,
        Navbar: {
          Display: layout.navbarShown,
          Style: layout.navbarStyle,
          Position: layout.navbarPosition,
          Folded: layout.navbarFolded,
        },
        Toolbar: {
          Display: layout.toolbarShown,
          Style: layout.toolbarStyle,
          Position: layout.toolbarPosition,
        },
        Footer: { Display: layout.footerShown, Style: layout.footerStyle },
        LeftSidePanel: { Display: layout.leftPanelShown },
        RightSidePanel: { Display: layout.rightPanelShown },
      },
    },
  };
}

/** A part of the saved layout; not every part has every field. */
type SavedPart = {
  readonly Display: boolean | null;
  readonly Style?: string | null;
  readonly Position?: string | null;
  readonly Folded?: boolean | null;
};

/** Prefixes a part's fields as the client names them: `Display` of the navigation becomes `navbarShown`. */
function partOf(name: string, part: SavedPart | null | undefined): Record<string, unknown> {
  return {
    [`${name}Shown`]: part?.Display,
    [`${name}Style`]: part?.Style,
    [`${name}Position`]: part?.Position,
    [`${name}Folded`]: part?.Folded,
  };
}

function layoutOf({ Style, Config }: SavedLayout): Record<string, unknown> {
  return {
    style: Style,
    mode: Config?.Mode,
    containerWidth: Config?.ContainerWidth,
    ...partOf("navbar", Config?.Navbar),
    ...partOf("toolbar", Config?.Toolbar),
    ...partOf("footer", Config?.Footer),
    ...partOf("leftPanel", Config?.LeftSidePanel),
    ...partOf("rightPanel", Config?.RightSidePanel),
  };
}

function listsOf(lists: NonNullable<Saved["Lists"]>): Record<string, unknown> {
  return Object.fromEntries(
    lists.map(({ Name, Density, Columns, Views }) => {
      const views = Views?.map((view) => ({ name: view.Name, query: view.Query }));
      return [Name, { density: Density, columns: Columns ?? undefined, views }];
    }),
  );
}

/** The settings of a profile; missing ones are taken from `otherwise`. */
export function fromWire(saved: Saved | null | undefined, otherwise: Settings): Settings {
  if (!saved) return otherwise;
  return settingsFrom(
    {
      language: saved.Language,
      direction: saved.Direction,
      colorMode: saved.ColorMode,
      fontSize: saved.FontSize,
      customScrollbars: saved.CustomScrollbars,
      singleKeys: saved.SingleKeys,
      lists: saved.Lists ? listsOf(saved.Lists) : undefined,
      schemes: saved.Theme
        ? {
            main: saved.Theme.Main,
            navbar: saved.Theme.Navbar,
            toolbar: saved.Theme.Toolbar,
            footer: saved.Theme.Footer,
          }
        : undefined,
      layout: saved.Layout ? layoutOf(saved.Layout) : undefined,
    },
    otherwise,
  );
}
