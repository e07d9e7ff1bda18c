/** The page and each open dialog, menu or drawer remember a place of their own: closing one leads back to the page's. */
const LAYER = '.MuiModal-root';
const ROW = 'tr, li, [data-row]';
const STOPS = 'button, a[href], input, select, textarea';

/** The focused element and where it stands. */
interface Place {
  readonly element: HTMLElement;
  readonly layer: Element;
  /** Innermost first, up to the layer. */
  readonly ancestors: readonly HTMLElement[];
  readonly row: Element | null;
  /** Index of the row among its neighbours. */
  readonly at: number;
  /** Index of the element among all in its row that can be focused; null in a form within the row. */
  readonly stop: number | null;
}

const layerOf = (element: Element): Element => element.closest(LAYER) ?? document.body;

const stopsOf = (row: Element): readonly HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.matches(':disabled'));

function placeOf(element: HTMLElement): Place {
  const layer = layerOf(element);
  const ancestors: HTMLElement[] = [];
  for (let next = element.parentElement; next && next !== layer; next = next.parentElement)
    ancestors.push(next);
  const row = ancestors.find((ancestor) => ancestor.matches(ROW)) ?? null;
  const form = element.closest('form');
  return {
    element,
    layer,
    ancestors,
    row,
    at: row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1,
    stop: form && row?.contains(form) ? null : row ? stopsOf(row).indexOf(element) : 0,
  };
}

const nth = <One>(all: readonly One[], at: number): One | undefined => all[Math.min(at, all.length - 1)];

/** Of a row whose form was closed the first button, of a row with a form its first field, else the same place as before. */
function stopIn(row: Element, stop: number | null): HTMLElement | undefined {
  const stops = stopsOf(row);
  if (stop === null) return stops.find((one) => one.matches('button')) ?? stops[0];
  const form = row.querySelector('form');
  return form ? stopsOf(form)[0] : nth(stops, Math.max(stop, 0));
}

/** In the row, or in the one that came into its place, else the nearest of its neighbours'. */
function neighbourOf({ row, at, stop }: Place, rows: Element): HTMLElement | undefined {
  const all = [...rows.children];
  const now = row?.isConnected ? row : nth(all, at);
  const own = now && stopIn(now, stop);
  return own ?? all.slice(at + 1).flatMap(stopsOf)[0] ?? all.slice(0, at).flatMap(stopsOf).at(-1);
}

/** Where focus goes from an element that was removed; undefined where nothing near can have it. */
function successorOf(place: Place): HTMLElement | undefined {
  const { ancestors, row } = place;
  const grid = ancestors.find(
    (ancestor) => ancestor.isConnected && ancestor.matches('[role="grid"][tabindex]'),
  );
  if (grid) return grid;
  for (const [index, ancestor] of ancestors.entries()) {
    if (!ancestor.isConnected || ancestor.id === 'content') continue;
    const stop = row && ancestors[index - 1] === row && neighbourOf(place, ancestor);
    if (stop) return stop;
    if (ancestor.hasAttribute('tabindex')) return ancestor;
  }
  return undefined;
}

/** Whether the browser, or a dialog's focus trap, took focus from a place: nobody has focused anything else. */
function isLost({ element, ancestors }: Place): boolean {
  const { activeElement: active, body } = document;
  if (active === null || active === body) return true;
  if (!(active instanceof HTMLElement) || active === element || active.tabIndex >= 0) return false;
  return active.contains(ancestors.find(({ isConnected }) => isConnected) ?? null);
}

/**
 * Keeps focus near when the focused element goes, instead of at the top of the page. A button that was disabled while it
 * waited has it again; of a removed one it goes to the nearest container with a `tabIndex`, within a list to the row or its
 * neighbour. `orElse` is called where nothing near can have it. An element that opened a menu or a dialog counts as focused
 * meanwhile. Returns the function that stops it.
 */
export function keepFocus(orElse: () => void): () => void {
  const places = new Map<Element, Place>();
  let waiting: Place | undefined;

  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const layer = layerOf(target);
    // The most recent layer comes last.
    places.delete(layer);
    places.set(layer, placeOf(target));
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    queueMicrotask(() => {
      const layer = layerOf(target);
      const hasLeft = target.isConnected && !target.matches(':disabled') && document.activeElement !== target;
      if (hasLeft && places.get(layer)?.element === target) places.delete(layer);
    });
  };
  const look = () => {
    for (const layer of places.keys()) if (!layer.isConnected) places.delete(layer);
    if (!waiting?.layer.isConnected) waiting = undefined;
    const current = [...places.values()].at(-1);
    if (current?.element.matches(':disabled')) waiting = current;
    // A button may stay disabled for good; what was focused after it can still be removed.
    const isPassedOver = waiting?.element.matches(':disabled') && current?.element.isConnected === false;
    const place = isPassedOver ? current : (waiting ?? current);
    if (!place || (place.element.isConnected && place.element.matches(':disabled'))) return;
    waiting = undefined;
    if (!isLost(place)) return;
    places.delete(place.layer);
    const next = place.element.isConnected ? place.element : successorOf(place);
    if (next) next.focus({ preventScroll: true });
    else if (place.layer === document.body) orElse();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  };
}
