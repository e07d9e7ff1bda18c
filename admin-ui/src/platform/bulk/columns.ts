import { IMPORT_COLUMNS } from '@courtcrew/domain/tournaments/choices.ts';

export const EXAMPLE = `${IMPORT_COLUMNS.join(',')}
Desert Classic,03/15/2027,03/19/2027,West,US/Arizona,4,1,0,pickleball
Coastal Open,04/16/2027,04/18/2027,East,US/Eastern,2,1,6,tennis`;
