/** The little of Leaflet the map uses, through react-leaflet; the package brings no types. */
declare module 'leaflet' {
  export type LatLngExpression = [latitude: number, longitude: number];
  export class LatLngBounds {
    /** A copy, larger by a share of its size on every side. */
    pad(share: number): LatLngBounds;
  }
  export type LatLngBoundsExpression = LatLngBounds;
  export function latLngBounds(...points: LatLngExpression[]): LatLngBounds;
  export function latLngBounds(points: readonly LatLngExpression[]): LatLngBounds;

  export interface DivIcon {
    readonly options: DivIconOptions;
  }
  interface DivIconOptions {
    readonly className?: string;
    readonly html?: string;
    readonly iconSize?: [width: number, height: number];
  }
  export function divIcon(options: DivIconOptions): DivIcon;

  export interface LeafletEventHandlerFnMap {
    popupopen?: () => void;
    popupclose?: () => void;
    tileload?: () => void;
    tileerror?: () => void;
  }
  export interface MapOptions {
    maxZoom?: number;
    scrollWheelZoom?: boolean;
    /** Zoom levels are multiples of it. */
    zoomSnap?: number;
  }
  export interface MarkerOptions {
    icon?: DivIcon;
    title?: string;
  }
  export interface InteractiveLayerOptions {
    interactive?: boolean;
  }
  export interface PathOptions {
    className?: string;
  }
  export type PolylineOptions = PathOptions;
  export interface LayerOptions {
    attribution?: string;
  }
  export class Marker {
    openPopup(): this;
  }
}
