import { type BoardState, newContacts } from '../board/index.ts';
import { newTemplates, type Template } from '../messaging/index.ts';
import { copyOf, type PlanState } from '../planning/index.ts';
import {
  type CopiedSchedule,
  type CopyState,
  copyStates,
  type RosterState,
  type ShiftPlan,
} from '../roster/index.ts';
import { AMOUNTS, isSameCourtName, missingPay, type TournamentState } from '../tournaments/index.ts';
import type { CopyItem, CopyKind } from './contract.ts';
import type { Moved } from './dates.ts';

/** What would be sent to each stream, and what people read of it first. Nothing here writes. */

/** Both tournaments as they stand. Templates are those shared in each. */
export interface Standing {
  readonly setup: TournamentState;
  readonly roster: RosterState;
  readonly board: BoardState;
  readonly plan: PlanState;
  readonly templates: readonly Template[];
}

interface Asked {
  readonly kinds: readonly CopyKind[];
  /** Moves hours to the new days. */
  readonly moved: (hours: Pick<ShiftPlan, 'start' | 'end'>) => Moved;
  /** By how many days due dates move. */
  readonly days: number;
  readonly to: string;
}

const item = (what: string, fate: CopyItem['fate']): CopyItem => ({ what, fate });
const labelled = (names: readonly { readonly name: string }[], states: readonly CopyState[]): CopyItem[] =>
  names.map(({ name }, index) => item(name, states[index] ?? 'add'));

/** Shifts of another tournament at the hours they would have here; of a volunteers' shift the category by its name. */
function shiftsOf({ shifts, categories }: RosterState, moved: Asked['moved']) {
  return [...shifts.values()]
    .map(({ plan }) => {
      const { fault, start, end } = moved(plan);
      const category = plan.kind === 'volunteer' ? categories.get(plan.category)?.plan.name : plan.category;
      return { was: plan.start, fault, plan: { ...plan, start, end, category: category ?? '' } };
    })
    .sort((one, other) => one.was.localeCompare(other.was) || one.plan.name.localeCompare(other.plan.name));
}

function scheduleCopy(from: RosterState, { roster: to, setup }: Standing, { kinds, moved }: Asked) {
  const zone = setup.fields.time_zone;
  const withCategories = kinds.includes('categories');
  const shifts = kinds.includes('shifts') ? shiftsOf(from, moved) : [];
  const fitting = shifts.filter(({ fault }) => fault === null);
  const copied: CopiedSchedule = {
    categories: withCategories ? [...from.categories.values()].map(({ plan }) => plan) : [],
    groups: withCategories ? [...from.groups.values()].map(({ plan }) => plan) : [],
    shifts: fitting.map(({ plan }) => plan),
  };
  const states = copyStates(to, copied, zone);
  const fates = new Map(fitting.map((shift, index) => [shift, states.shifts[index] ?? 'add']));
  return {
    copied: { ...copied, zone },
    shifts: shifts.map((shift): CopyItem => {
      const { was, fault, plan } = shift;
      const { start, end, name, category } = plan;
      const fate = fault ?? fates.get(shift) ?? 'add';
      return { what: name || category, fate, was, ...(fault !== 'no-time' && { start, end }) };
    }),
    categories: [
      ...labelled(copied.categories, states.categories),
      ...labelled(copied.groups, states.groups),
    ],
  };
}

function setupCopy(from: TournamentState, to: TournamentState, kinds: readonly CopyKind[]) {
  const courts = kinds.includes('courts')
    ? from.courts.map(({ name, description, color }) => ({ name, description, color }))
    : [];
  const { referee_post_pay } = from.fields;
  const amounts = AMOUNTS.map((name) => [name, from.fields[name]] as const);
  const pay = kinds.includes('pay') ? { referee_post_pay, ...Object.fromEntries(amounts) } : {};
  const missing = missingPay(to, pay);
  const procedures = kinds.includes('procedures') ? from.procedures : '';
  const isThere = (name: string) => to.courts.some((court) => isSameCourtName(court.name, name));
  const isSet = amounts.filter(([, cents]) => cents > 0).map(([name]) => name);
  return {
    copied: { courts, pay, procedures },
    courts: courts.map(({ name }) => item(name, isThere(name) ? 'there' : 'add')),
    pay: [...isSet, ...(missing.referee_post_pay === undefined ? [] : (['referee_post_pay'] as const))].map(
      (name) => item(name, name in missing ? 'add' : 'there'),
    ),
    procedures: procedures === '' ? [] : [item('procedures', to.procedures === '' ? 'add' : 'there')],
  };
}

/** What is copied, by the streams it goes to, and what becomes of each thing. */
export function copyPlanned(from: Standing, to: Standing, fromTid: string, asked: Asked) {
  const { kinds, days } = asked;
  const schedule = scheduleCopy(from.roster, to, asked);
  const setup = setupCopy(from.setup, to.setup, kinds);
  const contacts = kinds.includes('contacts')
    ? [...from.board.contacts.values()].filter(({ phone }) => phone !== null)
    : [];
  const newOnes = new Set(newContacts(to.board, contacts));
  const templates = kinds.includes('templates') ? from.templates : [];
  const here = to.templates.map((template) => ({ ...template, tid: asked.to }));
  const newWords = new Set(newTemplates(here, asked.to, templates));
  const plan = kinds.includes('plan') ? copyOf(from.plan, days) : { items: [], categories: [] };
  const isCopied = (of: string) => to.plan.copied.has(fromTid) || to.plan.copiedItems.has(of);
  const items: Readonly<Record<CopyKind, readonly CopyItem[]>> = {
    shifts: schedule.shifts,
    categories: schedule.categories,
    courts: setup.courts,
    templates: templates.map((one) => item(one.name, newWords.has(one) ? 'add' : 'there')),
    pay: setup.pay,
    procedures: setup.procedures,
    contacts: contacts.map((one) => item(one.name ?? '', newOnes.has(one) ? 'add' : 'there')),
    plan: plan.items.map(({ of, fields }) =>
      item(fields.budget_title || fields.todo_title, isCopied(of) ? 'there' : 'add'),
    ),
  };
  return {
    items,
    ...{
      schedule: schedule.copied,
      setup: setup.copied,
      contacts: [...newOnes],
      templates: [...newWords],
      plan,
    },
  };
}
