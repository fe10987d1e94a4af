/**
 * Districts that people name as their place and that GeoNames lists as areas, not as places with inhabitants, so that
 * the extract lacks them. Centres and people (for the order alone) are rounded, from the districts' own figures.
 */
export const DISTRICTS: readonly {
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly alternatenames: readonly string[];
}[] = [
  {
    name: "Kadıköy",
    country: "TR",
    latitude: 40.99,
    longitude: 29.03,
    population: 467_900,
    alternatenames: ["قاضي كوي"],
  },
  {
    name: "Beşiktaş",
    country: "TR",
    latitude: 41.04,
    longitude: 29.01,
    population: 169_000,
    alternatenames: ["بشكتاش"],
  },
  {
    name: "Beyoğlu",
    country: "TR",
    latitude: 41.04,
    longitude: 28.98,
    population: 218_600,
    alternatenames: ["Pera", "بيوغلو"],
  },
  {
    name: "Bakırköy",
    country: "TR",
    latitude: 40.98,
    longitude: 28.87,
    population: 220_500,
    alternatenames: [],
  },
  {
    name: "Sarıyer",
    country: "TR",
    latitude: 41.17,
    longitude: 29.05,
    population: 344_300,
    alternatenames: [],
  },
  {
    name: "Shoreditch",
    country: "GB",
    latitude: 51.53,
    longitude: -0.08,
    population: 15_000,
    alternatenames: [],
  },
  {
    name: "Zamalek",
    country: "EG",
    latitude: 30.06,
    longitude: 31.22,
    population: 15_000,
    alternatenames: ["الزمالك"],
  },
  {
    name: "Maadi",
    country: "EG",
    latitude: 29.96,
    longitude: 31.26,
    population: 90_000,
    alternatenames: ["المعادي"],
  },
  {
    name: "Heliopolis",
    country: "EG",
    latitude: 30.09,
    longitude: 31.32,
    population: 140_000,
    alternatenames: ["مصر الجديدة"],
  },
];
