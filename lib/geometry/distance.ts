/** A place in decimal degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

// World Geodetic System 1984: equatorial radius in km and flattening.
const radius = 6378.137;
const flattening = 1 / 298.257223563;

/** Returns the distance in km on the ellipsoid (Lambert's formula, exact to about 10 m at this range). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const reducedLatitude = ({ latitude }: GeoPoint) => Math.atan((1 - flattening) * Math.tan(rad(latitude)));
  const [a, b] = [reducedLatitude(from), reducedLatitude(to)];
  const sin2 = (angle: number) => Math.sin(angle / 2) ** 2;
  const haversine = sin2(b - a) + Math.cos(a) * Math.cos(b) * sin2(rad(to.longitude - from.longitude));
  const angle = 2 * Math.asin(Math.sqrt(haversine));
  if (angle === 0) return 0;
  const [p, q] = [(a + b) / 2, (b - a) / 2];
  const x = (angle - Math.sin(angle)) * ((Math.sin(p) * Math.cos(q)) / Math.cos(angle / 2)) ** 2;
  const y = (angle + Math.sin(angle)) * ((Math.cos(p) * Math.sin(q)) / Math.sin(angle / 2)) ** 2;
  return radius * (angle - (flattening / 2) * (x + y));
}
