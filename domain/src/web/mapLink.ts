/** A map of a place by its name or its coordinates, which phones open in their map program. */
export const mapLink = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
