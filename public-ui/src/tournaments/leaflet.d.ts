/** The used part of Leaflet, whose package has no types. */
declare module 'leaflet' {
  export type Point = readonly [latitude: number, longitude: number];
  export interface Bounds {
    /** Enlarged by a share of its size on every side. */
    pad(share: number): Bounds;
  }
  export function latLngBounds(...points: readonly Point[]): Bounds;
  export function latLngBounds(points: readonly Point[]): Bounds;

  interface Layer {
    addTo(map: Map): this;
    remove(): this;
    on(handlers: Readonly<Record<string, () => void>>): this;
  }
  export interface Map {
    readonly attributionControl: { setPrefix(html: string): void };
    /** `maxZoom` limits the zoom, `animate: false` jumps. */
    fitBounds(bounds: Bounds, options?: { readonly maxZoom?: number; readonly animate?: boolean }): this;
    setView(center: Point, zoom: number, options?: { readonly animate?: boolean }): this;
    getZoom(): number;
    getContainer(): HTMLElement;
    on(handlers: Readonly<Record<string, () => void>>): this;
    off(handlers: Readonly<Record<string, () => void>>): this;
    createPane(name: string): HTMLElement;
    remove(): this;
  }
  export function map(
    element: HTMLElement,
    options: {
      readonly maxZoom?: number;
      readonly scrollWheelZoom?: boolean;
      readonly zoomSnap?: number;
    },
  ): Map;
  export function tileLayer(url: string, options: { readonly attribution: string }): Layer;
  export function polygon(
    rings: readonly (readonly Point[])[],
    options: { readonly pane: string; readonly interactive: boolean; readonly className: string },
  ): Layer;

  export interface Icon {
    readonly options: object;
  }
  export function divIcon(options: {
    readonly className: string;
    readonly html: string;
    readonly iconSize: [width: number, height: number];
  }): Icon;
  export interface Marker extends Layer {
    bindPopup(content: HTMLElement): this;
    openPopup(): this;
    getElement(): HTMLElement | undefined;
  }
  export function marker(point: Point, options: { readonly icon: Icon; readonly title: string }): Marker;
}
