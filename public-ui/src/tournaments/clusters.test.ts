import { describe, expect, it } from 'vitest';
import { clustered, zoomToSee } from './clusters.ts';
import type { MapPlace } from './places.ts';

const place = (key: string, lat: number, long: number): MapPlace => ({ key, lat, long, tournaments: [] });

const TAMPA = place('tampa', 27.95, -82.46);
const ST_PETE = place('st pete', 27.77, -82.63);
const MESA = place('mesa', 33.42, -111.83);
const ALL = [TAMPA, MESA, ST_PETE];

const keysAt = (zoom: number) =>
  clustered(ALL, zoom).map(({ places }) => places.map(({ key }) => key).join('+'));

describe('pins on the map', () => {
  it('are one where a thumb could not choose between them', () => {
    expect(keysAt(4)).toEqual(['tampa+st pete', 'mesa']);
    expect(keysAt(0)).toEqual(['tampa+mesa+st pete']);
  });

  it('stand alone when one comes nearer', () => expect(keysAt(10)).toEqual(['tampa', 'mesa', 'st pete']));

  it('lose no place at any zoom', () => {
    for (let zoom = 0; zoom <= 16; zoom += 0.25) expect(keysAt(zoom).join('+').split('+')).toHaveLength(3);
  });

  it('can be shown alone by coming as near as it takes, and no nearer', () => {
    expect(zoomToSee(ALL, 'mesa', 4)).toBe(4);
    const zoom = zoomToSee(ALL, 'st pete', 4);
    expect(keysAt(zoom)).toContain('st pete');
    expect(keysAt(zoom - 0.5)).not.toContain('st pete');
  });

  it('of neighbors a kilometer apart part at the nearest zoom', () => {
    const [one, other] = [place('one', 60, 10), place('other', 60.01, 10)];
    expect(clustered([one, other], zoomToSee([one, other], 'other', 4))).toHaveLength(2);
  });
});
