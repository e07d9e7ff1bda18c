import { useRef, useState } from 'react';
import type { Point } from './distance.ts';

type State = 'off' | 'asking' | 'on' | 'refused';

export interface NearMe {
  readonly state: State;
  /** Position after consent. It stays on this page and is sent nowhere. */
  readonly here: Point | null;
  /** Asks the browser, or forgets the position. */
  toggle(): void;
}

/** A town is precise enough, and a reading indoors is old at best. */
const ROUGHLY: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 10 * 60_000 };

/** Asks for the position only on a press. */
export function useNearMe(): NearMe {
  const [state, setState] = useState<State>('off');
  const [here, setHere] = useState<Point | null>(null);
  // Answers to a withdrawn question are ignored.
  const question = useRef(0);

  const ask = () => {
    const mine = ++question.current;
    const answer = (next: State, place: Point | null) => {
      if (mine !== question.current) return;
      setState(next);
      setHere(place);
    };
    // Missing on insecure origins.
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
