import { useRef, useState } from 'react';
import type { Point } from './distance.ts';

type State = 'off' | 'asking' | 'on' | 'refused';

export interface NearMe {
  readonly state: State;
  /** Where the person is, once they asked for it and the browser told. It stays on this page and is sent nowhere. */
  readonly here: Point | null;
  /** Asks the browser, or forgets the place again. */
  toggle(): void;
}

/** A town is near enough, and somebody who walks into a hall has an old reading at best. */
const ROUGHLY: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 10 * 60_000 };

/** Where the person is: the browser is asked only when they press. */
export function useNearMe(): NearMe {
  const [state, setState] = useState<State>('off');
  const [here, setHere] = useState<Point | null>(null);
  // An answer to a question that was taken back comes too late.
  const question = useRef(0);

  const ask = () => {
    const mine = ++question.current;
    const answer = (next: State, place: Point | null) => {
      if (mine !== question.current) return;
      setState(next);
      setHere(place);
    };
    // Missing where the page has no secure address.
    if (!navigator.geolocation) return answer('refused', null);
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer('on', { lat: coords.latitude, long: coords.longitude }),
      () => answer('refused', null),
      ROUGHLY,
    );
  };
  const forget = () => {
    question.current++;
    setState('off');
    setHere(null);
  };
  return { state, here, toggle: state === 'on' || state === 'asking' ? forget : ask };
}
