import { loadTexts } from "#i18n/i18n.ts";

/** The part with its texts. In a file of its own, so that the first page does not name everything that it loads. */
export async function load() {
  const [{ FeaturedForGuests }] = await Promise.all([
    import("./featured-for-guests.tsx"),
    loadTexts("featured-now"),
  ]);
  return FeaturedForGuests;
}
